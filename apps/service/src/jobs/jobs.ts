import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { endRefresh } from '../agents/refreshWords'
import { gatherMatches } from '../alerts/gatherMatches'
import { sendDueAlerts } from '../alerts/sendDueAlerts'
import { closePastTenders } from '../import/process/closePastTenders'
import type { Retention } from '../accounts/privacy/retention'
import { makeExports } from '../accounts/privacy/makeExports'
import { deleteOld, usualRetention } from '../accounts/privacy/retention'
import { readDisclosed } from '../import/importAgain'
import { rereadTenders } from '../import/process/rereadTenders'
import { createTokens } from '../contract/Tokens'
import type { Postman } from '../mail/sending/Postman'
import { sendDueMails } from '../mail/sending/sendDueMails'
import { sendDueReminders } from '../reminders/sendDueReminders'
import { runSources } from '../import/sources/runSources'
import type { Source } from '../import/sources/Source'
import { makeSheets } from '../outside/sheets/exports/makeSheets'
import type { Receivers } from '../outside/webhooks/createReceivers'
import { createReceivers } from '../outside/webhooks/createReceivers'
import { runWebhooks } from '../outside/webhooks/runWebhooks'
import type { Observation } from '../storage/observed/Observation'
import type { Database } from '../storage/Database'
import { requestMails } from '../storage/queues'
import { learnWords } from '../words/learnWords'

export interface JobContext {
  /** Observes the runs of jobs. */
  readonly observation?: Observation | null
  readonly db: Kysely<Database>
  readonly postman: Postman
  readonly publicUrl: string
  readonly secret: string
  /** Earlier secrets, by which secrets in waiting mails are still read. */
  readonly previousSecrets?: readonly string[]
  readonly clock: () => Date
  /** By which hints are sent to webhooks. Without, none is sent to the same machine. */
  readonly receivers?: Receivers
  /** Where notices are fetched from. */
  readonly sources?: readonly Source[]
  /** How long personal data is kept. */
  readonly retention?: Retention
  /** Environment variables, for the keys of the sources. */
  readonly variables?: Readonly<Record<string, string | undefined>>
  /** Logs a failure. The log must not contain personal data. */
  readonly onFailure: (words: string, facts: Readonly<Record<string, unknown>>) => void
}

export interface Job {
  /** The higher, the earlier. A job with a queue of its own waits for no other job. */
  readonly priority: number
  readonly queue?: 'mails' | 'sources' | 'sheets' | 'webhooks'
  /** When the job begins by itself. */
  readonly cron: string
  /** @param isStopped whether the service is stopping. The job then ends after its current step. */
  readonly run: (context: JobContext, isStopped: () => boolean) => Promise<unknown>
}

const everyMinute = '* * * * *'

/** How long new items wait for words to be learned. After a change of the lexicons, all texts are read again. */
const learningMs = 20_000

/** Repeats a step of a job until it has nothing left to do, or a time has passed. */
async function repeat(
  step: () => Promise<number>,
  isStopped: () => boolean,
  forMs = Infinity,
): Promise<void> {
  const end = performance.now() + forMs
  while (!isStopped() && performance.now() < end && (await step()) > 0);
}

/** Logs imported tenders that could not be written. */
const unread =
  (onFailure: JobContext['onFailure']) => (failure: { readonly ocid: string; readonly error: string }) =>
    onFailure('an imported tender was not written', { ...failure })

/**
 * The jobs, each before those that continue its work. What is begun comes first, so the priorities are in the
 * opposite order. Every job looks for what is due in the database, so a run more or less changes nothing.
 */
export const jobs = {
  fetching: {
    priority: 0,
    // An answer or an archive takes minutes, and no alert should wait for it.
    queue: 'sources',
    cron: everyMinute,
    run: ({ db, sources = [], variables = {}, clock, onFailure }, isStopped) =>
      runSources({ db, sources, variables, clock, isStopped, onFailure }),
  },
  vacuuming: {
    priority: 0,
    cron: '0 * * * *',
    // The embedded database does not vacuum by itself, and every job leaves rows behind.
    run: ({ db }) => sql`vacuum pgboss.job`.execute(db),
  },
  forgetting: {
    priority: 0,
    cron: '17 * * * *',
    run: ({ db, clock, retention = usualRetention }, isStopped) =>
      repeat(() => deleteOld(db, retention, clock()), isStopped),
  },
  exporting: {
    priority: 1,
    cron: everyMinute,
    run: ({ db, clock, retention = usualRetention, onFailure }, isStopped) => {
      const failed = (facts: object) => onFailure('a copy of personal data was not made', { ...facts })
      return makeExports(db, retention.EXPORTS, clock(), failed, isStopped)
    },
  },
  sheets: {
    priority: 0,
    // A large spreadsheet takes a minute, and no alert should wait for it.
    queue: 'sheets',
    cron: everyMinute,
    run: async ({ db, publicUrl, clock, retention = usualRetention, onFailure }, isStopped) => {
      const failed = (facts: object) => onFailure('a spreadsheet was not made', { ...facts })
      const context = { db, publicUrl, clock, days: retention.SHEETS, failed, isStopped }
      if ((await makeSheets(context)) > 0) await requestMails(db)
    },
  },
  webhooks: {
    priority: 0,
    // A receiver may take seconds to answer, and no alert should wait for it.
    queue: 'webhooks',
    cron: everyMinute,
    run: (
      { db, secret, previousSecrets = [], receivers = createReceivers(), clock, onFailure },
      isStopped,
    ) => {
      const tokens = createTokens([secret, ...previousSecrets])
      const failed = (facts: object) => onFailure('a hint was not sent', { ...facts })
      return runWebhooks({ db, tokens, receivers, clock, failed, isStopped })
    },
  },
  rereading: {
    priority: 1,
    cron: everyMinute,
    run: ({ db, clock, onFailure }, isStopped) =>
      repeat(() => rereadTenders(db, clock().toISOString(), unread(onFailure)), isStopped),
  },
  disclosing: {
    priority: 1,
    cron: '*/15 * * * *',
    run: ({ db, clock, onFailure }, isStopped) =>
      repeat(() => readDisclosed(db, clock().toISOString(), unread(onFailure)), isStopped),
  },
  closing: {
    priority: 2,
    cron: everyMinute,
    run: ({ db, clock, onFailure }, isStopped) =>
      repeat(() => closePastTenders(db, clock(), unread(onFailure)), isStopped),
  },
  matching: {
    priority: 3,
    cron: everyMinute,
    run: async ({ db, clock }, isStopped) => {
      // Words come first, so that agents find new items by the compounds that no lexicon explains.
      try {
        await repeat(() => learnWords(db), isStopped, learningMs)
        await endRefresh(db)
      } finally {
        await repeat(() => gatherMatches(db, clock()), isStopped)
      }
    },
  },
  alerts: {
    priority: 4,
    cron: everyMinute,
    run: async ({ db, secret, clock, onFailure }, isStopped) => {
      const failed = (failure: object) => onFailure('an alert was not composed', { ...failure })
      if ((await sendDueAlerts(db, secret, clock(), failed, isStopped)) > 0) await requestMails(db)
    },
  },
  reminders: {
    priority: 5,
    cron: everyMinute,
    run: async ({ db, secret, clock, onFailure }, isStopped) => {
      const failed = (failure: object) => onFailure('a reminder was not composed', { ...failure })
      if ((await sendDueReminders(db, secret, clock(), failed, isStopped)) > 0) await requestMails(db)
    },
  },
  mails: {
    priority: 6,
    queue: 'mails',
    cron: everyMinute,
    run: ({ db, postman, publicUrl, secret, previousSecrets = [], clock, onFailure }, isStopped) =>
      sendDueMails({
        db,
        postman,
        publicUrl,
        open: createTokens([secret, ...previousSecrets]).open,
        clock,
        isStopped,
        onFailure: (failure) =>
          onFailure(failure.isLast ? 'a mail was given up' : 'a mail was not sent', { ...failure }),
      }),
  },
} satisfies Record<string, Job>
