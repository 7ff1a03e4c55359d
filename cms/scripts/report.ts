/** Runs a command: exit code 1 when it returns false, or fails (one message, no stack). */
export async function report(command: () => Promise<boolean>): Promise<void> {
  try {
    if (!(await command())) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
