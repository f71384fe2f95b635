import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileIn = (dataFolder: string) => join(dataFolder, 'session.secret')

/**
 * Returns a secret for a service that was started without one. The secret is stored in the data folder, so
 * that sessions survive a restart. Only the owner of the folder can read the secret.
 */
export function keepSecret(dataFolder: string): string {
  const file = fileIn(dataFolder)
  mkdirSync(dataFolder, { recursive: true })
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/**
 * Returns the secret that the service has stored in its data folder. Commands never generate one, because the service
 * could not read what they write with it.
 */
export function readKeptSecret(dataFolder: string): string {
  const file = fileIn(dataFolder)
  if (!existsSync(file))
    throw new Error(
      'The secret of the service is unknown, so it could not read what this command writes, and nothing was done. Set SESSION_SECRET as the service has it, or DATA_DIR to the folder with its session.secret.',
    )
  return readFileSync(file, 'utf8').trim()
}
