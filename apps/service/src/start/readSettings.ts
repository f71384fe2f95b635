import { join, resolve } from 'node:path'
import type { DatabaseLocation } from '../storage/openDatabase'
import { readSources } from '../import/sources/Source'
import type { Source } from '../import/sources/Source'
import type { LoadSettings } from './readObservation'
import { readObservation } from './readObservation'
import type { Retention } from '../accounts/privacy/retention'
import type { QuotaSettings } from '../contract/quotas/quotaTable'
import { choiceFaults } from './choiceFaults'
import { listIn, networkFaults } from './networkFaults'
import { productionFaults } from './productionFaults'
import { readQuotas } from './readQuotas'
import { readRetention } from './readRetention'
import { databaseLocation } from '../storage/openDatabase'

/** What a process does: answer calls, run jobs, or both. */
export type Role = 'web' | 'worker' | 'all'

export interface Settings {
  readonly host: string
  readonly port: number
  /** The folder that contains the files of items, the generated secret and the embedded database. */
  readonly dataFolder: string
  readonly database: DatabaseLocation
  /** Whether the process migrates the database when it starts. */
  readonly migrates: boolean
  /** Without a trailing slash. Null when only a service that listens knows it, because the port is 0. */
  readonly publicUrl: string | null
  /** The secret for sessions. Null when the secret is generated and stored in the data folder. */
  readonly sessionSecret: string | null
  /** Earlier secrets, by which sessions and links are still read. */
  readonly previousSecrets: readonly string[]
  readonly allowedOrigins: readonly string[]
  readonly trustedProxies: readonly string[]
  readonly isProduction: boolean
  /** Null when e-mails are written as files. */
  readonly smtpUrl: string | null
  /** The folder to which e-mails are written when there is no mail server. */
  readonly mailFolder: string
  readonly seedsDemo: boolean
  readonly role: Role
  readonly observation: LoadSettings['observation']
  readonly shedding: LoadSettings['shedding']
  /** How much users and companies may use. */
  readonly quotas: QuotaSettings
  /** For how many days personal data is kept. */
  readonly retention: Retention
  /** Whether hints are sent to webhooks on the same machine, for development. */
  readonly opensLoopback: boolean
  /** Where notices are fetched from. */
  readonly sources: readonly Source[]
}

const secretMinLength = 32

/** Environment variables by name. An empty one counts as missing. */
export type Environment = Readonly<Record<string, string | undefined>>

function portFault(text: string | undefined): string[] {
  const port = Number(text || '4000')
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return []
  return [`PORT is "${text ?? ''}", which is not a port. Use a number from 0 to 65535.`]
}

/** Earlier secrets are separated by spaces, which no generated secret has. */
const previousIn = ({ SESSION_SECRET_PREVIOUS: text = '' }: Environment): string[] =>
  text.split(/\s+/u).filter((secret) => secret !== '')

function secretFault(text: string | undefined, name = 'SESSION_SECRET'): string[] {
  if (!text || text.length >= secretMinLength) return []
  return [
    `${name} has ${text.length} characters, which is too short to sign sessions safely. Use at least ${secretMinLength}.`,
  ]
}

function urlFault(name: string, text: string | undefined, protocols: readonly string[]): string[] {
  if (!text || (URL.canParse(text) && protocols.includes(new URL(text).protocol))) return []
  // The value is not repeated, because it may contain a password.
  return [`${name} is not a URL that begins with ${protocols.map((one) => `${one}//`).join(' or ')}.`]
}

const roles: readonly Role[] = ['web', 'worker', 'all']

const roleOf = ({ ROLE: text }: Environment): Role | undefined =>
  roles.find((role) => role === (text || 'all'))

function roleFault(environment: Environment): string[] {
  const { ROLE: text = '', DATABASE_URL: url } = environment
  const role = roleOf(environment)
  if (role === undefined) return [`ROLE is "${text}", which is not a role. Use ${roles.join(', ')}.`]
  if (url || role === 'all') return []
  return [
    `ROLE is "${text}", but the embedded database allows one process only, so nothing would do the rest of the work. Set DATABASE_URL, or leave ROLE empty.`,
  ]
}

function sourcesFault({ SOURCES: setting }: Environment): string[] {
  try {
    readSources(setting)
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

const migrateFault = ({ MIGRATE: choice }: Environment): string[] =>
  !choice || choice === 'on' || choice === 'off'
    ? []
    : [
        `MIGRATE is "${choice}". Use on, or off if node apps/service/dist/migrate.js has migrated the database.`,
      ]

function demoChoice(environment: Environment): boolean {
  const { DEMO_DATA: choice, DATABASE_URL: url, NODE_ENV: mode } = environment
  if (choice === 'on' || choice === 'off') return choice === 'on'
  return !url && mode !== 'production'
}

/**
 * Reads the settings of the service from environment variables.
 *
 * @param root the folder that DATA_DIR is relative to
 * @throws Error that names every invalid variable, and for production every missing or unsafe one.
 */
export function readSettings(environment: Environment, root: string): Settings {
  const isProduction = environment['NODE_ENV'] === 'production'
  const load = readObservation(environment)
  const kept = readRetention(environment)
  const allowed = readQuotas(environment)
  const faults = [
    ...('faults' in load ? load.faults : []),
    ...('faults' in kept ? kept.faults : []),
    ...('faults' in allowed ? allowed.faults : []),
    ...portFault(environment['PORT']),
    ...secretFault(environment['SESSION_SECRET']),
    ...previousIn(environment).flatMap((secret) => secretFault(secret, 'SESSION_SECRET_PREVIOUS')),
    ...urlFault('DATABASE_URL', environment['DATABASE_URL'], ['postgres:', 'postgresql:']),
    ...urlFault('SMTP_URL', environment['SMTP_URL'], ['smtp:', 'smtps:']),
    ...roleFault(environment),
    ...sourcesFault(environment),
    ...migrateFault(environment),
    ...choiceFaults(environment),
    ...networkFaults(environment),
    ...(isProduction ? productionFaults(environment) : []),
  ]
  if ('faults' in load || 'faults' in kept || 'faults' in allowed || faults.length > 0) {
    const lines = faults.map((fault) => `\n- ${fault}`).join('')
    throw new Error(`The service does not start, because its settings are wrong or unsafe:${lines}`)
  }
  const port = Number(environment['PORT'] || '4000')
  const host = environment['HOST'] || '127.0.0.1'
  return {
    host,
    port,
    dataFolder: resolve(root, environment['DATA_DIR'] || '.data'),
    database: databaseLocation(environment, root),
    migrates: environment['MIGRATE'] !== 'off',
    publicUrl:
      environment['PUBLIC_URL']?.replace(/\/$/, '') ||
      (port === 0 ? null : `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`),
    sessionSecret: environment['SESSION_SECRET'] || null,
    previousSecrets: previousIn(environment),
    allowedOrigins: listIn(environment['ALLOWED_ORIGINS']).map((origin) => origin.replace(/\/$/, '')),
    trustedProxies: listIn(environment['TRUSTED_PROXIES']),
    isProduction,
    smtpUrl: environment['SMTP_URL'] || null,
    mailFolder: resolve(root, environment['MAIL_DIR'] || join(environment['DATA_DIR'] || '.data', 'mail')),
    seedsDemo: demoChoice(environment),
    role: roleOf(environment) ?? 'all',
    ...load.settings,
    quotas: allowed.quotas,
    retention: kept.retention,
    opensLoopback: environment['WEBHOOK_LOOPBACK'] === 'on',
    sources: readSources(environment['SOURCES']),
  }
}
