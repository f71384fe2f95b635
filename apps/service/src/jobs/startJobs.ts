import type { Kysely } from 'kysely'
import { gatherMatches } from '../alerts/gatherMatches'
import { sendDueAlerts } from '../alerts/sendDueAlerts'
import { closePastTenders } from '../import/closePastTenders'
import type { Postman } from '../mail/Postman'
import { sendDueMails } from '../mail/sendDueMails'
import type { Database } from '../storage/Database'
import { learnWords } from '../words/learnWords'

/** The dependencies of the jobs. */
export interface JobContext {
  readonly db: Kysely<Database>
  readonly postman: Postman
  readonly publicUrl: string
  readonly secret: string
  readonly clock: () => Date
  /** Logs failures of jobs, without personal data. */
  readonly onFailure: (words: string, facts: Readonly<Record<string, unknown>>) => void
}

/**
 * Runs one round of jobs: closes procurements whose deadline has passed, learns the words of changed items,
 * collects matches for agents and lists, queues their alerts, and sends e-mails. Each step leaves unfinished work to the next round, of this
 * process or another.
 */
export async function runJobs({
  db,
  postman,
  publicUrl,
  secret,
  clock,
  onFailure,
}: JobContext): Promise<void> {
  while ((await closePastTenders(db, clock())) > 0);
  // Before matches are collected, so that agents find new items by the parts of their compounds.
  while ((await learnWords(db)) > 0);
  let taken = 1
  while (taken > 0) taken = await gatherMatches(db, clock())
  await sendDueAlerts(db, secret, clock())
  let sent = 1
  while (sent > 0) {
    sent = await sendDueMails(db, postman, publicUrl, clock(), (failure) => {
      onFailure('a mail was not sent', { ...failure })
    })
  }
}

/**
 * Runs the jobs repeatedly until stopped. A failed round does not prevent the next one.
 *
 * @param everyMs pause between two rounds, in milliseconds
 * @returns a function that stops the jobs and settles when the current round has ended.
 */
export function startJobs(context: JobContext, everyMs: number): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let round = Promise.resolve()
  const next = () => {
    round = runJobs(context)
      .catch((error: unknown) => {
        context.onFailure('a round of jobs failed', {
          error: error instanceof Error ? error.name : 'unknown',
        })
      })
      .finally(() => {
        if (!isStopped) timer = setTimeout(next, everyMs)
      })
  }
  timer = setTimeout(next, 0)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await round
    context.postman.close()
  }
}
