import { isDatabaseAway } from '../storage/isDatabaseAway'

const migrateFirst = 'Migrate it first: node apps/service/dist/migrate.js.'

/** What to do, by the codes of PostgreSQL. */
const advice: Readonly<Record<string, string>> = {
  '28000':
    'Correct the user in DATABASE_URL, or allow the connection in pg_hba.conf. Special characters are percent-encoded.',
  '28P01':
    'Correct the user and the password in DATABASE_URL. Special characters of the password are percent-encoded.',
  '3D000': 'Create the database, or correct its name in DATABASE_URL.',
  '42501': 'Let the user of DATABASE_URL own the database.',
  '42P01': migrateFirst,
  '42703': migrateFirst,
  '53100': 'The disk of the server is full: make room.',
  '53300': 'The server has no connection left: try again, or raise its max_connections.',
}

/**
 * Returns a clause that says why the database of DATABASE_URL cannot be used, and what to do. It never has the value
 * of the setting, which can have a password.
 *
 * @returns null for other errors
 */
export function describeDatabaseFault(error: unknown): string | null {
  const code = String(Object(error).code ?? '')
  const isKnown = Object.hasOwn(advice, code)
  const text = error instanceof Error ? error.message : ''
  // The embedded database says itself what is wrong, and has no DATABASE_URL. A full disk here is no server's.
  if (text.startsWith('The embedded database') || code === 'ENOSPC') return null
  if (!isKnown && !isDatabaseAway(error)) return null
  const todo = advice[code] ?? 'Check that the server runs, and the address in DATABASE_URL.'
  return `the database of DATABASE_URL cannot be used: ${(text || code).replace(/\.$/u, '')}. ${todo}`
}
