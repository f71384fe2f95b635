import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { errorFacts } from '../../contract/errorFacts'
import type { Tokens } from '../../contract/Tokens'
import type { Database } from '../../storage/Database'
import type { Answer, Receivers } from './createReceivers'
import { settleHint } from './settleHint'
import type { TakenHint } from './takeHint'
import { takeHint } from './takeHint'

export interface HintsContext {
  readonly db: Kysely<Database>
  readonly tokens: Pick<Tokens, 'open' | 'reseal'>
  readonly receivers: Receivers
  readonly clock: () => Date
  /** Logs a failure, without personal data. */
  readonly failed: (facts: object) => void
  readonly isStopped: () => boolean
}

/** Encrypts the secrets with the newest SESSION_SECRET, so that they stay readable without the earlier ones. */
async function reseal({ db, tokens }: HintsContext, hint: TakenHint): Promise<void> {
  const fresh = await tokens.reseal(hint.secret)
  if (fresh === null) return
  await db
    .updateTable('webhooks')
    .set({ secret: fresh })
    .where('id', '=', hint.webhookId)
    .where('secret', '=', hint.secret)
    .execute()
}

async function readSecrets(context: HintsContext, hint: TakenHint, now: Date): Promise<string[]> {
  const { secret, formerSecret, formerUntil } = hint
  const { open } = context.tokens
  await reseal(context, hint)
  const isSigning = formerUntil !== null && Date.parse(formerUntil) > now.getTime()
  return Promise.all([open(secret), ...(isSigning && formerSecret !== null ? [open(formerSecret)] : [])])
}

/** Signs and sends a hint as Standard Webhooks describes it. */
async function send(context: HintsContext, hint: TakenHint, now: Date): Promise<Answer> {
  const secrets = await readSecrets(context, hint, now)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Spadestik-Webhooks/1',
    'webhook-id': hint.messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets
      .map((secret) => new Webhook(secret).sign(hint.messageId, now, hint.body))
      .join(' '),
  }
  return context.receivers.post(hint.address, headers, hint.body)
}

async function trySending(context: HintsContext, hint: TakenHint): Promise<Answer> {
  try {
    return await send(context, hint, context.clock())
  } catch (error) {
    context.failed({ id: hint.id, ...errorFacts(error) })
    return { status: null, failure: 'unreachable' }
  }
}

/**
 * Sends the hints that are due, several at a time (O19). One that a killed process has sent is sent again, with the
 * same message id, by which the receiver knows it.
 *
 * @returns how many were sent
 */
export async function sendHints(context: HintsContext): Promise<number> {
  const { db, clock, isStopped } = context
  let count = 0
  const work = async () => {
    while (!isStopped()) {
      const hint = await takeHint(db, clock())
      if (hint === null) return
      await settleHint(db, hint, await trySending(context, hint), clock())
      count += 1
    }
  }
  await Promise.all(Array.from({ length: limits.webhooksAtOnce }, work))
  return count
}
