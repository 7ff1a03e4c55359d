/** Whether SQLite refuses because another process or thread has the file. */
export const isLocked = (error: unknown): boolean => error instanceof Error && /database is locked/.test(error.message)
