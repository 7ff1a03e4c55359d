/**
 * HTML from the content backend that was cleaned on the server. Only
 * `cleanHtml()` makes one; only `ui/prose.tsx` puts one on a page.
 */
export type SafeHtml = string & { readonly __safeHtml: unique symbol }
