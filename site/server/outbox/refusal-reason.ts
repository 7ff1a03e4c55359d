import type { RefusalReason } from "#app/features/forms/outbox.ts"

/** SQLite's SQLITE_FULL: no room on the disk, or the outbox is as large as it may become. */
const full = 13

/** Why SQLite did not keep what it was given. */
export const refusalReason = (error: unknown): RefusalReason =>
  error instanceof Error && "errcode" in error && error.errcode === full ? "full" : "disk"
