/** Pages that leave no trace: never stored, never told to other sites, always loaded as documents of their own. */
const CONFIDENTIAL = ["/formulaires/bde-contact"]

/** Whether the page at a path, or one under it, is confidential. */
export const isConfidential = (path: string): boolean =>
  CONFIDENTIAL.some((address) => path === address || path.startsWith(`${address}/`) || path === `${address}.data`)
