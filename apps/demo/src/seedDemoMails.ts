import { limits } from '@spadestik/domain/limits'
import type { Transaction } from 'kysely'
import type { Database } from '@spadestik/service/filling'
import { issueToken, queueMail } from '@spadestik/service/filling'

const place = { language: 'da', domainId: 9 } as const

export async function seedDemoMails(trx: Transaction<Database>, now: Date): Promise<void> {
  const paid = await trx
    .selectFrom('users')
    .select(['subscriber_id', 'product_id'])
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
}
