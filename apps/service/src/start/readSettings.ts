import { join, resolve } from 'node:path'
import type { DatabaseLocation } from '../storage/openDatabase'
import { databaseLocation } from '../storage/openDatabase'

export interface Settings {
  readonly host: string
  readonly port: number
  /** The folder that contains the files of items, the generated secret and the embedded database. */
  readonly dataFolder: string
  readonly database: DatabaseLocation
  /** Without a trailing slash. */
  readonly publicUrl: string
  /** The secret for sessions. Null when the secret is generated and stored in the data folder. */
  readonly sessionSecret: string | null
  readonly allowedOrigins: readonly string[]
  readonly trustedProxies: readonly string[]
  readonly isProduction: boolean
  /** Null when e-mails are written as files. */
  readonly smtpUrl: string | null
  /** The folder to which e-mails are written when there is no mail server. */
  readonly mailFolder: string
  readonly seedsDemo: boolean
}

const secretMinLength = 32

function readPort(text: string | undefined): number {
  const port = Number(text ?? '4000')
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(
    `PORT is "${text ?? ''}", which is not a port, so the service cannot listen. Use a number from 0 to 65535.`,
  )
}

function readSecret(text: string | undefined): string | null {
  if (text === undefined || text === '') return null
  if (text.length >= secretMinLength) return text
  throw new Error(
    `SESSION_SECRET has ${text.length} characters, which is too short to sign sessions safely. Use at least ${secretMinLength}.`,
  )
}

/**
 * Reads the settings of the service from environment variables.
 *
 * @param root the folder that DATA_DIR is relative to
 * @throws Error when a variable is invalid.
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): Settings {
  const port = readPort(environment['PORT'])
  const host = environment['HOST'] || '127.0.0.1'
  const origins = (environment['ALLOWED_ORIGINS'] ?? '')
    .split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
  return {
    host,
    port,
    dataFolder: resolve(root, environment['DATA_DIR'] || '.data'),
    database: databaseLocation(environment, root),
    publicUrl: (
      environment['PUBLIC_URL'] || `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`
    ).replace(/\/$/, ''),
    sessionSecret: readSecret(environment['SESSION_SECRET']),
    allowedOrigins: origins.filter((origin) => origin !== ''),
    trustedProxies: (environment['TRUSTED_PROXIES'] ?? '')
      .split(',')
      .map((address) => address.trim())
      .filter((address) => address !== ''),
    isProduction: environment['NODE_ENV'] === 'production',
    smtpUrl: environment['SMTP_URL'] || null,
    mailFolder: resolve(root, environment['MAIL_DIR'] || join(environment['DATA_DIR'] || '.data', 'mail')),
    seedsDemo: environment['DEMO_DATA'] !== 'off',
  }
}
