import type { LogEvent } from 'kysely'
import { countDatabaseTime } from '../shares/databaseTime'
import { reportStatement } from './Work'

/** The log of Kysely. It runs in the context of the call or job that has sent the statement. */
export function logStatement(event: LogEvent): void {
  countDatabaseTime(event)
  const { query, queryDurationMillis: duration } = event
  reportStatement({ text: query.sql, duration, error: event.level === 'error' ? event.error : undefined })
}
