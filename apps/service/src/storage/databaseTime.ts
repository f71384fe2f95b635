import { AsyncLocalStorage } from 'node:async_hooks'
import type { LogEvent } from 'kysely'

const spending = new AsyncLocalStorage<(milliseconds: number) => void>()

/** Runs work, and reports how long the database takes for each of its statements. */
export const withDatabaseTime = <Result>(
  spend: (milliseconds: number) => void,
  work: () => Promise<Result>,
): Promise<Result> => spending.run(spend, work)

/** The log of Kysely. The duration does not include the wait for a connection. */
export function countDatabaseTime({ queryDurationMillis }: LogEvent): void {
  spending.getStore()?.(queryDurationMillis)
}
