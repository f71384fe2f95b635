import { limits } from '@spadestik/domain/limits'
import type { Transaction } from 'kysely'
import { issueToken } from '../auth/oneTimeTokens'
import type { Database } from '../database/Database'
import { queueMail } from '../mail/queueMail'

const place = { language: 'da', domainId: 9 } as const

/**
 * Writes an account that waits for its first password, and the e-mails with which that account and the
 * administrator can be tried: they lie in the local inbox after the first start.
 *
 * @source specification 4
 */
export async function seedDemoMails(trx: Transaction<Database>, now: Date): Promise<void> {
  const paid = await trx
    .selectFrom('users')
    .select(['id', 'name', 'subscriber_id', 'product_id'])
    .where('email', '=', 'paid@demo.test')
    .executeTakeFirstOrThrow()
  const email = 'new@demo.test'
  const name = 'Freja Nygaard'
  const { subscriber_id, product_id } = paid
  const { id } = await trx
    .insertInto('users')
    .values({ email, name, subscriber_id, product_id, phone: null, position: null, password_hash: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const minutes = limits.activationHours * 60
  const token = await issueToken(trx, 'activate', id, now, minutes)
  await queueMail(trx, { email, ...place }, { kind: 'activation', name, token }, now)
  const impersonation = await issueToken(trx, 'impersonate', paid.id, now, minutes)
  await queueMail(
    trx,
    { email: 'admin@demo.test', ...place },
    { kind: 'impersonation', name: paid.name, token: impersonation },
    now,
  )
}
