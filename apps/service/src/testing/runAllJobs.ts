import { errorFacts } from '../contract/errorFacts'
import type { JobContext } from '../jobs/jobs'
import { jobs } from '../jobs/jobs'

/** Runs every job once, in order, without a queue. A failed job is logged, and the others run all the same. */
export async function runAllJobs(context: JobContext): Promise<void> {
  for (const [job, { run }] of Object.entries(jobs)) {
    try {
      await run(context, () => false)
    } catch (error) {
      context.onFailure('a job failed', { job, ...errorFacts(error) })
    }
  }
}
