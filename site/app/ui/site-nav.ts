import type { SectionShapeName } from "./section-shape.tsx"

/** A link of a menu; `isNew` adds the « NOUVEAU ! » badge. */
export type NavLink = { href: string; label: string; isNew?: boolean | undefined }

/** One of the sections of the main menu, with its pages. */
export type NavSection = { href: string; label: string; shape: SectionShapeName; links: readonly NavLink[] }

/** A tear-off strip of the footer: what one takes away (a number, an address). */
export type FooterSlip = { href: string; label: string; value: string }

export type FooterColumn = { title: string; links: readonly NavLink[] }
