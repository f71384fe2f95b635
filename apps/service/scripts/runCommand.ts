import { wordsOfFailure } from '../src/admin/wordsOfFailure'

/**
 * Runs the command of a script. A failure is printed with its causes and without a stack, and ends the process with 1.
 *
 * @param usage printed after a failure; null when it would hide the reason
 */
export async function runCommand(usage: string | null, command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(usage === null ? wordsOfFailure(error) : `${wordsOfFailure(error)}\nUsage: ${usage}`)
    process.exitCode = 1
  }
}
