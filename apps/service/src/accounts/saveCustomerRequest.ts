import type { Kysely } from 'kysely'
import { userOf } from '../contract/Caller'
import type { Call, OperationId } from '../contract/Operation'
import { queueMail } from '../mail/queueMail'
import { domains } from '../reference/domains'
import { languageCode } from '../reference/languages'
import type { Database } from '../storage/Database'
import type { AccountTables } from '../storage/tables/AccountTables'
import { takeTry, tryLimits } from './auth/takeTry'
import { readUser } from './readUser'

export interface CustomerRequest {
  readonly kind: AccountTables['customer_requests']['kind']
  readonly userId: number | null
  readonly details: Readonly<Record<string, string | null>>
  readonly domainId: number
}

/** Stores a request and mails it to the support of the national domain, in the domain's language. */
export async function saveCustomerRequest(
  db: Kysely<Database>,
  { kind, userId, details, domainId }: CustomerRequest,
  now: Date,
): Promise<void> {
  const found = domains.find(({ domain }) => domain.id === domainId) ?? domains[0]
  if (found === undefined) throw new Error('There is no national domain, so nobody can be notified. Add one.')
  const { mailSupport: email, languageId } = found.domain
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('customer_requests')
      .values({ kind, user_id: userId, details: JSON.stringify(details), created: now.toISOString() })
      .execute()
    const to = { email, language: languageCode(languageId), domainId }
    await queueMail(trx, to, { kind: 'customerRequest', request: kind, details }, now)
  })
}

type OwnCall = Pick<Call<OperationId>, 'db' | 'caller' | 'now' | 'setHeader'> & {
  readonly query: { readonly domainId: number }
}

/**
 * Stores what the caller wishes for the own account, with its name and address, and mails it to support. Nothing
 * changes until support has handled it.
 *
 * @throws Problem `tooManyRequests`
 */
export async function saveOwnRequest(
  call: OwnCall,
  kind: 'change' | 'cancellation' | 'erasure',
): Promise<void> {
  const { db, caller, query, now } = call
  const { id: userId } = userOf(caller)
  await takeTry(call, tryLimits.customerRequest(userId))
  const { name, email, phone } = await readUser(db, userId)
  await saveCustomerRequest(
    db,
    { kind, userId, details: { name, email, phone }, domainId: query.domainId },
    now,
  )
}
