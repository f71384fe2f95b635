import type { Handler } from '../../contract/Operation'
import { readSourceStates } from '../../import/sources/readSourceStates'
import { readJobRuns } from '../../jobs/readJobRuns'
import { timeOf, timeOrNull, usualLimit } from './asManaged'

export const getManagedSources: Handler<'getManagedSources'> = async ({ db, now, query }) => {
  const { index = 0, limit = usualLimit } = query
  const { items, count } = await readSourceStates(db, now, { index, limit })
  return {
    items: items.map((source) => ({
      ...source,
      lastRun: timeOrNull(source.lastRun),
      lastSuccess: timeOrNull(source.lastSuccess),
      nextRun: timeOf(source.nextRun),
    })),
    count,
  }
}

export const getManagedJobs: Handler<'getManagedJobs'> = async ({ db }) =>
  (await readJobRuns(db)).map(({ age: _age, ...runs }) => ({
    ...runs,
    since: timeOrNull(runs.since),
    lastFailed: timeOrNull(runs.lastFailed),
  }))
