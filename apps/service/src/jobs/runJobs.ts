import type { Kysely } from 'kysely'
import { errorFacts } from '../contract/errorFacts'
import type { Postman } from '../mail/sending/Postman'
import type { Database } from '../storage/Database'

export interface JobContext {
  readonly db: Kysely<Database>
  readonly postman: Postman
  readonly publicUrl: string
  readonly secret: string
  readonly clock: () => Date
  /** Logs a failure. The log must not contain personal data. */
  readonly onFailure: (words: string, facts: Readonly<Record<string, unknown>>) => void
  /** Whether the service is stopping. A job then ends after its current step, and goes on at the next start. */
  readonly isStopped?: () => boolean
}

type Job = (context: JobContext, isStopped: () => boolean) => Promise<unknown>

/** Jobs by name, in the order in which they run. */
export type Jobs = Readonly<Record<string, Job>>

/**
 * Runs jobs one after another. A failed job is logged, and the others run all the same. The next round
 * continues its work, in the same or in another process.
 */
export async function runJobs(jobs: Jobs, context: JobContext): Promise<void> {
  const { isStopped = () => false, onFailure } = context
  for (const [job, run] of Object.entries(jobs)) {
    if (isStopped()) return
    try {
      await run(context, isStopped)
    } catch (error) {
      onFailure('a job failed', { job, ...errorFacts(error) })
    }
  }
}
