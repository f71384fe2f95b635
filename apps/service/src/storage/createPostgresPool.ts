import { limits } from '@spadestik/domain/limits'
import { Pool, TypeOverrides } from 'pg'

const bigint = 20
const date = 1082
const timestamptz = 1184
const numeric = 1700
const dateArray = 1182
const bigintArray = 1016

/**
 * The settings of connections. The default `work_mem` of 4 MB is too small for the matches of a frequent
 * word, so PostgreSQL would compare more items than needed. Just-in-time compilation is off, because it takes
 * longer than these queries.
 */
const settings = '-c work_mem=16MB -c jit=off'

const isoTime = (text: string) => new Date(text).toISOString()

/** @param statementLimitMs the time after which the server ends a statement; 0 for no limit */
export function createPostgresPool(connectionString: string, statementLimitMs = 0): Pool {
  const types = new TypeOverrides()
  types.setTypeParser(bigint, Number)
  types.setTypeParser(numeric, Number)
  types.setTypeParser(date, (text) => text)
  types.setTypeParser(timestamptz, isoTime)
  types.setTypeParser(dateArray, (text) =>
    text
      .slice(1, -1)
      .split(',')
      .filter((part) => part !== ''),
  )
  types.setTypeParser(bigintArray, (text) =>
    text
      .slice(1, -1)
      .split(',')
      .filter((part) => part !== '')
      .map(Number),
  )
  const pool = new Pool({
    connectionString,
    types,
    max: limits.databaseConnections,
    connectionTimeoutMillis: limits.databaseConnectMs,
    statement_timeout: statementLimitMs,
    options: settings,
  })
  // An idle connection can break. Without a listener, this error would end the process. The next query opens
  // a new connection.
  pool.on('error', () => {})
  // The pool does not listen for connection errors while a transaction uses a connection. Without a listener,
  // a connection that breaks between two statements would end the process. With this listener, only the next
  // statement fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
