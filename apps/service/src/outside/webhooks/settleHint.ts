import { limits } from '@spadestik/domain/limits'
import type { Kysely, Transaction } from 'kysely'
import { queueMail } from '../../mail/queueMail'
import { languageCode } from '../../reference/languages'
import type { Database } from '../../storage/Database'
import type { WebhookTables } from '../../storage/tables/WebhookTables'
import type { Answer } from './createReceivers'
import type { TakenHint } from './takeHint'

/** What the receiver answers when it wants no more hints. */
const gone = 410

const isAccepted = ({ status }: Answer): boolean => status !== null && status >= 200 && status < 300

/** Returns when a hint is sent again, or null after its last try. A test is sent once. */
function nextTry({ kind, tries }: TakenHint, answer: Answer, now: Date): string | null {
  const wait = limits.webhookWaitsMs[tries]
  if (kind === 'test' || answer.status === gone || wait === undefined) return null
  return new Date(now.getTime() + wait).toISOString()
}

/** PostgreSQL cannot store NUL or half a character. */
const storable = (text: string): string =>
  text.slice(0, limits.webhookAnswerMaxLength).toWellFormed().replaceAll('\u0000', '\ufffd')

type EndReason = NonNullable<WebhookTables['webhooks']['end_reason']['__select__']>

/** Tells a user by e-mail that a webhook has ended. Users who may no longer log in are not told. */
async function mailEnd(
  trx: Transaction<Database>,
  { userId, webhookName }: { readonly userId: number; readonly webhookName: string },
  reason: EndReason,
  now: Date,
): Promise<void> {
  const user = await trx
    .selectFrom('awake_users')
    .select(['email', 'name', 'language_id', 'domain_id'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (user === undefined) return
  const to = { email: user.email, language: languageCode(user.language_id), domainId: user.domain_id }
  await queueMail(trx, to, { kind: 'webhookEnded', name: user.name, webhookName, reason }, now)
}

async function endWebhook(
  trx: Transaction<Database>,
  webhookId: number,
  reason: EndReason,
  now: Date,
): Promise<void> {
  const ended = await trx
    .updateTable('webhooks')
    .set({ ended: now.toISOString(), end_reason: reason })
    .where('id', '=', webhookId)
    .where('ended', 'is', null)
    .returning(['user_id as userId', 'name as webhookName'])
    .executeTakeFirst()
  if (ended !== undefined) await mailEnd(trx, ended, reason, now)
  await trx
    .updateTable('webhook_deliveries')
    .set({ due: null })
    .where('webhook_id', '=', webhookId)
    .where('kind', '=', 'changes')
    .execute()
}

/**
 * Writes what came of a try. A receiver that is gone, or that has not accepted a hint in any of its tries, ends its
 * webhook, and an e-mail tells the user why.
 */
export async function settleHint(
  db: Kysely<Database>,
  hint: TakenHint,
  answer: Answer,
  now: Date,
): Promise<void> {
  const hasWorked = isAccepted(answer)
  const due = hasWorked ? null : nextTry(hint, answer, now)
  const time = now.toISOString()
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('webhook_deliveries')
      .set({
        tries: hint.tries + 1,
        due,
        leased_until: null,
        last_try: time,
        status: answer.status,
        answer: answer.status === null ? null : storable(answer.text),
        failure: answer.status === null ? answer.failure : null,
        delivered: hasWorked ? time : null,
      })
      .where('id', '=', hint.id)
      .where('leased_until', '=', hint.leasedUntil)
      .returning('id')
      .executeTakeFirst()
    if (row === undefined || hasWorked) return
    if (answer.status === gone) await endWebhook(trx, hint.webhookId, 'gone', now)
    else if (due === null && hint.kind === 'changes') await endWebhook(trx, hint.webhookId, 'failing', now)
  })
}
