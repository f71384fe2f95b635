import type { Kysely } from 'kysely'
import { gatherMatches } from '../alerts/gatherMatches'
import { sendDueAlerts } from '../alerts/sendDueAlerts'
import { closePastTenders } from '../import/closePastTenders'
import type { Postman } from '../mail/Postman'
import { sendDueMails } from '../mail/sendDueMails'
import { sendDueReminders } from '../reminders/sendDueReminders'
import type { Database } from '../storage/Database'
import { learnWords } from '../words/learnWords'

export interface JobContext {
  readonly db: Kysely<Database>
  readonly postman: Postman
  readonly publicUrl: string
  readonly secret: string
  readonly clock: () => Date
  /** Logs a failure. The log must not contain personal data. */
  readonly onFailure: (words: string, facts: Readonly<Record<string, unknown>>) => void
}

/**
 * Runs one round of jobs. If the round fails, the next round continues the work of this round, in the same or
 * in another process.
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
  // Learn words before collecting matches, so that agents find new items by the parts of compound words.
  while ((await learnWords(db)) > 0);
  let taken = 1
  while (taken > 0) taken = await gatherMatches(db, clock())
  await sendDueAlerts(db, secret, clock(), (failure) => {
    onFailure('an alert was not composed', { ...failure })
  })
  await sendDueReminders(db, secret, clock())
  let sent = 1
  while (sent > 0) {
    sent = await sendDueMails(db, postman, publicUrl, clock(), (failure) => {
      onFailure(failure.isLast ? 'a mail was given up' : 'a mail was not sent', { ...failure })
    })
  }
}

/**
 * Runs the jobs repeatedly. After a failed round, the next round still runs.
 *
 * @param everyMs the pause between two rounds
 * @returns a function that stops the jobs and settles when the current round has ended
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
