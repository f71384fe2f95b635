import { mailQueue, sheetQueue, webhookQueue } from '../storage/queues'
import type { Job } from './jobs'
import { jobs } from './jobs'

export type JobName = keyof typeof jobs
export const jobNames = Object.keys(jobs) as JobName[]

/** The queue of all jobs without a queue of their own. A process runs one of them at a time, by priority. */
const itemQueue = 'items'
/** The queue of the job that fetches notices. */
const sourceQueue = 'sources'
/** The queue of jobs that have failed too often. Nothing works on it; it shows administrators what fails. */
export const failedQueue = 'failed'

/** The queues of jobs of which one runs at a time. */
export const exclusiveQueues = [itemQueue, sourceQueue, sheetQueue, webhookQueue] as const

/** The queues on which jobs wait and run. */
export const workQueues = [mailQueue, ...exclusiveQueues] as const

const ownQueues = {
  mails: mailQueue,
  sources: sourceQueue,
  sheets: sheetQueue,
  webhooks: webhookQueue,
} as const

/** Returns the queue of a job. */
export const queueOf = (job: JobName) => {
  const { queue }: Job = jobs[job]
  return queue === undefined ? itemQueue : ownQueues[queue]
}
