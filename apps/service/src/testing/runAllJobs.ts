import { itemJobs, mailJobs } from '../jobs/jobs'
import type { JobContext } from '../jobs/runJobs'
import { runJobs } from '../jobs/runJobs'

/** Runs one round of all jobs. */
export const runAllJobs = (context: JobContext) => runJobs({ ...itemJobs, ...mailJobs }, context)
