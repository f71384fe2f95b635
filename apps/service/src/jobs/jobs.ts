import { gatherMatches } from '../alerts/gatherMatches'
import { sendDueAlerts } from '../alerts/sendDueAlerts'
import { closePastTenders } from '../import/process/closePastTenders'
import { rereadTenders } from '../import/process/rereadTenders'
import { createTokens } from '../contract/Tokens'
import { sendDueMails } from '../mail/sending/sendDueMails'
import { sendDueReminders } from '../reminders/sendDueReminders'
import { learnWords } from '../words/learnWords'
import type { JobContext, Jobs } from './runJobs'

/** Repeats a step of a job until it has nothing left to do. */
async function repeat(step: () => Promise<number>, isStopped: () => boolean): Promise<void> {
  while (!isStopped() && (await step()) > 0);
}

/** Logs imported tenders that could not be written. */
const unread =
  (onFailure: JobContext['onFailure']) => (failure: { readonly ocid: string; readonly error: string }) =>
    onFailure('an imported tender was not written', { ...failure })

/**
 * The jobs that follow the items, in their order: words are learned before matches are collected, so that
 * agents find new items by the parts of compound words.
 */
export const itemJobs: Jobs = {
  rereadTenders: ({ db, clock, onFailure }, isStopped) =>
    repeat(() => rereadTenders(db, clock().toISOString(), unread(onFailure)), isStopped),
  closePastTenders: ({ db, clock, onFailure }, isStopped) =>
    repeat(() => closePastTenders(db, clock(), unread(onFailure)), isStopped),
  learnWords: ({ db }, isStopped) => repeat(() => learnWords(db), isStopped),
  gatherMatches: ({ db, clock }, isStopped) => repeat(() => gatherMatches(db, clock()), isStopped),
  sendDueAlerts: ({ db, secret, clock, onFailure }, isStopped) => {
    const failed = (failure: object) => onFailure('an alert was not composed', { ...failure })
    return sendDueAlerts(db, secret, clock(), failed, isStopped)
  },
  sendDueReminders: ({ db, secret, clock, onFailure }, isStopped) => {
    const failed = (failure: object) => onFailure('a reminder was not composed', { ...failure })
    return sendDueReminders(db, secret, clock(), failed, isStopped)
  },
}

/** Mails have a loop of their own, so that a password mail never waits for the jobs that follow the items. */
export const mailJobs: Jobs = {
  sendDueMails: ({ db, postman, publicUrl, secret, clock, onFailure }, isStopped) =>
    sendDueMails({
      db,
      postman,
      publicUrl,
      open: createTokens(secret).open,
      clock,
      isStopped,
      onFailure: (failure) =>
        onFailure(failure.isLast ? 'a mail was given up' : 'a mail was not sent', { ...failure }),
    }),
}
