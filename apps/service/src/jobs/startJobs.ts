import type { Db, JobResult, JobWithMetadata, UpdateQueueOptions } from 'pg-boss'
import { PgBoss } from 'pg-boss'
import { errorFacts } from '../contract/errorFacts'
import { mailQueue } from '../storage/queues'
import type { JobName } from './jobQueues'
import { exclusiveQueues, failedQueue, jobNames, queueOf, workQueues } from './jobQueues'
import type { JobContext } from './jobs'
import { jobs } from './jobs'
import { reportRepeated } from './reportRepeated'

type Attempt = Pick<JobWithMetadata, 'retryCount' | 'retryLimit'>
type Outcome = Omit<JobResult, 'id'>

const options = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 60,
  deadLetter: failedQueue,
  // The job of a killed process runs again after this time, when the next supervision notices it.
  heartbeatSeconds: 30,
  // A job is done when nothing is due. After a large import, that takes its time.
  expireInSeconds: 6 * 3600,
  deleteAfterSeconds: 3600,
} satisfies UpdateQueueOptions

const workOptions = { pollingIntervalSeconds: 1, includeMetadata: true, perJobResults: true } as const

/** How long a stopping process waits for the current steps of its jobs. @unit ms */
const stopMs = 45_000

/**
 * Starts running jobs: each of them now, at its times, and again after a failure; and the job that sends e-mails
 * within a second of each request (ADR 62).
 *
 * @returns a function that stops the jobs. It settles when their current steps have ended, or after `stopMs`.
 */
export async function startJobs(context: JobContext, queues: Db): Promise<() => Promise<void>> {
  const { onFailure, postman, observation } = context
  let isStopped = false
  const boss = new PgBoss({
    db: queues,
    registerInstance: false,
    maintenanceIntervalSeconds: 3600,
    // No job waits for another one, so nothing has to be looked for.
    flowIntervalSeconds: 3600,
  })
  const report = reportRepeated((facts) => onFailure('the queues of jobs failed', facts))
  boss.on('error', (error) => report({ ...errorFacts(error) }))
  const run = async (job: JobName, { retryCount, retryLimit }: Attempt): Promise<Outcome> => {
    try {
      const start = () => jobs[job].run(context, () => isStopped)
      await (observation?.runJob(job, start) ?? start())
      return { status: 'completed' }
    } catch (error) {
      const facts = errorFacts(error)
      // A request of `requestMails` is not retried, because the job runs every minute anyway.
      onFailure('a job failed', { job, ...facts, isLast: retryLimit > 0 && retryCount === retryLimit })
      return { status: 'failed', output: facts }
    }
  }
  await boss.start()
  await boss.createQueue(failedQueue)
  await boss.createQueue(mailQueue)
  // This policy allows one run of each job at a time, and no further one while a failed run waits for its retry.
  for (const queue of exclusiveQueues) await boss.createQueue(queue, { policy: 'exclusive' })
  for (const queue of workQueues) await boss.updateQueue(queue, options)
  for (const job of jobNames) {
    const { priority, cron } = jobs[job]
    const request = { priority, singletonKey: job }
    await boss.schedule(queueOf(job), cron, { job }, { ...request, key: job })
    await boss.send(queueOf(job), { job }, request)
  }
  // Of all requests for e-mails, one run is enough. Those of `requestMails` name no job.
  const work = async (
    requests: JobWithMetadata<{ readonly job: JobName } | null>[],
  ): Promise<JobResult[]> => {
    const [first] = requests.toSorted((a, b) => b.priority - a.priority)
    if (first === undefined) return []
    const outcome = await run(first.data?.job ?? 'mails', first)
    return requests.map(({ id }) => ({ id, ...outcome }))
  }
  for (const queue of exclusiveQueues) await boss.work(queue, workOptions, work)
  await boss.work(mailQueue, { ...workOptions, batchSize: 100 }, work)
  return async () => {
    isStopped = true
    await boss.stop({ close: false, timeout: stopMs })
    postman.close()
  }
}
