function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}\nThe cause: ${wordsOf(error.cause)}`
}

/**
 * Runs the command of a script. A failure is printed with its causes, and ends the process with 1.
 *
 * @param usage printed after a failure; null when it would hide the reason
 */
export async function runCommand(usage: string | null, command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(usage === null ? wordsOf(error) : `${wordsOf(error)}\nUsage: ${usage}`)
    process.exitCode = 1
  }
}
