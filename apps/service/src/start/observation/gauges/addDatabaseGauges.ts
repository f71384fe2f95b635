import type { BatchObservableResult, Meter } from '@opentelemetry/api'
import type { Observed } from './Observed'
import type { Queues, Waiting } from './readQueues'
import { readQueues } from './readQueues'

/** Readers that come within this time get the same values. @unit ms */
const cachedMs = 5000
/** A database that takes longer counts as away. @unit ms */
const longestMs = 4000

/** Returns a function that reads the queues. It returns null while the database is away, and never waits for long. */
function createReading({ db, sources }: Observed): () => Promise<Queues | null> {
  let last: { readonly at: number; readonly queues: Promise<Queues | null> } | null = null
  let isReading = false
  return () => {
    const now = performance.now()
    if (last !== null && (isReading || now - last.at < cachedMs)) return last.queues
    isReading = true
    const late = new Promise<null>((resolve) => setTimeout(resolve, longestMs, null).unref())
    const reading = readQueues(db, sources)
      .catch(() => null)
      .finally(() => {
        isReading = false
      })
    last = { at: now, queues: Promise.race([reading, late]) }
    return last.queues
  }
}

/**
 * Adds whether the database responds, the queues in it, and the sources of notices. Every process reports the
 * same numbers, so readers use the largest and not the sum.
 */
export function addDatabaseGauges(meter: Meter, observed: Observed): void {
  const read = createReading(observed)
  const gauge = (name: string, description: string, unit?: string) =>
    meter.createObservableGauge(name, { description, ...(unit === undefined ? {} : { unit }) })
  const queue = (name: string, what: string) => ({
    count: gauge(`spadestik.${name}.waiting`, `${what} waiting.`),
    age: gauge(`spadestik.${name}.waiting.age`, `How long the oldest of them has waited.`, 's'),
  })
  const up = gauge('spadestik.database.up', '1 if the database responds, otherwise 0.')
  const [jobs, mails] = [queue('jobs', 'Jobs'), queue('mails', 'E-mails')]
  const [alerts, changes] = [queue('alerts', 'Users with due alerts'), queue('changes', 'Changes')]
  const failedJobs = gauge('spadestik.jobs.failed', 'Jobs given up in the last two weeks.')
  const age = gauge('spadestik.source.success.age', 'Time since a source was read with success.', 's')
  const failures = gauge('spadestik.source.failures', 'Failures of a source since its last success.')
  const silent = gauge(
    'spadestik.source.silent',
    '1 if a source is silent for longer than its schedule allows.',
  )
  const notices = meter.createObservableCounter('spadestik.source.notices', {
    description: 'Notices of a source, by what became of them.',
  })
  const pairs = [jobs, mails, alerts, changes].flatMap((pair) => [pair.count, pair.age])
  const report = (
    to: BatchObservableResult,
    pair: ReturnType<typeof queue>,
    { count, age: oldest }: Waiting,
    labels = {},
  ) => {
    to.observe(pair.count, count, labels)
    to.observe(pair.age, oldest, labels)
  }
  meter.addBatchObservableCallback(
    async (to) => {
      const queues = await read()
      to.observe(up, queues === null ? 0 : 1)
      if (queues === null) return
      for (const [name, waiting] of Object.entries(queues.jobs)) report(to, jobs, waiting, { queue: name })
      for (const [state, waiting] of Object.entries(queues.mails)) report(to, mails, waiting, { state })
      report(to, alerts, queues.alerts)
      report(to, changes, queues.changes)
      to.observe(failedJobs, queues.failedJobs)
      for (const one of queues.sources) {
        const source = { source: one.name }
        to.observe(age, one.age, source)
        to.observe(failures, one.failures, source)
        to.observe(silent, one.isSilent ? 1 : 0, source)
        for (const outcome of ['added', 'changed', 'unchanged', 'skipped'] as const)
          to.observe(notices, one[outcome], { ...source, outcome })
      }
    },
    [up, ...pairs, failedJobs, age, failures, silent, notices],
  )
}
