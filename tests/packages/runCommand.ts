import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export async function runWithWarnings(
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<string> {
  const { stdout, stderr } = await run(command, args, cwd)
  return `${stdout}${stderr}`
}

/**
 * Runs a command and returns its output.
 *
 * @throws Error with the whole output if the command fails, so that a failed test shows the reason
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { stdout } = await run(command, args, cwd, environment)
  return stdout
}

async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
) {
  try {
    return await promisify(execFile)(command, [...args], {
      cwd,
      maxBuffer: 64 * 1024 * 1024,
      // Remove the variables of the test runner, because they would change the result of a build.
      env: {
        ...process.env,
        NODE_ENV: undefined,
        VITEST: undefined,
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        ...environment,
      },
    })
  } catch (error) {
    const output =
      error instanceof Error && 'stdout' in error ? `${String(error.stdout)}\n${error.message}` : error
    throw new Error(`${command} ${args.join(' ')} failed:\n${String(output)}`, {
      cause: error,
    })
  }
}
