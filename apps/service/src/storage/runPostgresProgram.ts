import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const mostOutput = 1_000_000

/** Splits the password from the URL of a database, because every user of a machine can read arguments. */
function withoutPassword(url: string): { readonly url: string; readonly password: string | null } {
  const parts = new URL(url)
  const password = decodeURIComponent(parts.password)
  parts.password = ''
  return { url: parts.href, password: password === '' ? null : password }
}

/**
 * Runs a program of PostgreSQL on a database. The password is passed in the environment.
 *
 * @param name such as `pg_dump`; it must be on `PATH`
 * @throws Error with the message of the program when it fails, or when it is not installed.
 */
export async function runPostgresProgram(
  name: 'pg_dump' | 'pg_restore',
  url: string,
  words: readonly string[],
): Promise<void> {
  const { url: shown, password } = withoutPassword(url)
  const env = { ...process.env, ...(password === null ? {} : { PGPASSWORD: password }) }
  try {
    await run(name, [...words, `--dbname=${shown}`], { env, maxBuffer: mostOutput })
  } catch (error) {
    const { code } = Object(error)
    if (code === 'ENOENT') {
      throw new Error(
        `${name} is not on the PATH, so nothing was done. Install the client programs of PostgreSQL, in the version of the server or a newer one.`,
        { cause: error },
      )
    }
    throw new Error(`${name} failed, so nothing was done.`, { cause: error })
  }
}
