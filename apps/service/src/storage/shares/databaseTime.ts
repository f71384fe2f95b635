import { AsyncLocalStorage } from 'node:async_hooks'
import type { LogEvent } from 'kysely'

/** The share of one caller in the time of the database. */
export interface DatabaseShare {
  readonly spend: (milliseconds: number) => void
}

const current = new AsyncLocalStorage<DatabaseShare>()
/** The shares with costly calls: how many run, and since when without a pause, by `performance.now()`. */
const active = new Map<DatabaseShare, { readonly calls: number; readonly since: number }>()

function count(share: DatabaseShare, change: 1 | -1): void {
  const { calls, since } = active.get(share) ?? { calls: 0, since: performance.now() }
  if (calls + change === 0) active.delete(share)
  else active.set(share, { calls: calls + change, since })
}

/** Runs a costly call, and reports to its share how long the database takes for each of its statements. */
export function withDatabaseTime<Result>(share: DatabaseShare, work: () => Promise<Result>): Promise<Result> {
  count(share, 1)
  return current.run(share, work).finally(() => count(share, -1))
}

/** Returns the share that the current statement belongs to, or null outside costly calls. */
export const currentShare = (): DatabaseShare | null => current.getStore() ?? null

/** Returns the shares of which a costly call is running. */
export const activeShares = (): Iterable<DatabaseShare> => active.keys()

/** Whether a costly call of the share has been running since before a time. */
export const isActiveBefore = (share: DatabaseShare, time: number): boolean =>
  (active.get(share)?.since ?? Infinity) < time

/** Counts a statement. Its duration does not include the wait for a connection. */
export function countDatabaseTime({ queryDurationMillis }: Pick<LogEvent, 'queryDurationMillis'>): void {
  current.getStore()?.spend(queryDurationMillis)
}
