import type { ProductRights } from '@spadestik/domain/access'
import type { Kysely } from 'kysely'
import type { Caller } from '../../contract/Caller'
import type { Database } from '../../storage/Database'

function rightsOf(row: {
  readonly basic: boolean | null
  readonly company_enabled: boolean | null
  readonly allowed_project_phases: number[] | null
}): ProductRights | null {
  const { basic, company_enabled: companyEnabled, allowed_project_phases: allowedProjectPhases } = row
  const isWhole = basic !== null && companyEnabled !== null && allowedProjectPhases !== null
  return isWhole ? { basic, companyEnabled, allowedProjectPhases } : null
}

const rightsColumns = [
  'products.basic',
  'products.company_enabled',
  'products.allowed_project_phases',
  'products.domain_ids',
  'users.is_administrator',
] as const

/**
 * Returns the rights of users (`Caller`). The keys are the user ids, and users who do not exist are missing.
 * A mail can then leave out what its recipient may not see.
 */
export async function callersOfUsers(
  db: Kysely<Database>,
  userIds: readonly number[],
): Promise<Map<number, Caller>> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('running_products as products', 'products.id', 'users.product_id')
    .select(['users.id', 'users.name', 'users.subscriber_id'])
    .select(rightsColumns)
    .where('users.id', '=', (any) => any.fn.any(any.val([...userIds])))
    .execute()
  return new Map(
    rows.map((row) => {
      const { id, name, subscriber_id: subscriberId, domain_ids: ofProduct, is_administrator: isAdmin } = row
      const domainIds = isAdmin === true ? null : ofProduct
      return [id, { kind: 'user', user: { id, name, subscriberId }, product: rightsOf(row), domainIds }]
    }),
  )
}

export async function callerOfUser(db: Kysely<Database>, userId: number): Promise<Caller | null> {
  return (await callersOfUsers(db, [userId])).get(userId) ?? null
}

/**
 * Reads the caller of a session. If the session has ended, returns the reason: `taken` by a later login, or
 * `ended` by an administrator. Returns null if there is no such session (W02).
 */
export async function callerOfSession(
  db: Kysely<Database>,
  sessionId: string,
): Promise<Caller | 'taken' | 'ended' | null> {
  const row = await db
    .selectFrom('sessions')
    .leftJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('running_products as products', 'products.id', 'users.product_id')
    .select([
      'sessions.ended',
      'sessions.visitor_id',
      'sessions.impersonation_id',
      'users.id as user_id',
      'users.name',
      'users.subscriber_id',
    ])
    .select(rightsColumns)
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.ended !== null) return row.ended
  if (row.visitor_id !== null) return { kind: 'limited', visitorId: row.visitor_id }
  if (row.user_id === null || row.name === null || row.subscriber_id === null) return null
  return {
    kind: 'user',
    user: { id: row.user_id, name: row.name, subscriberId: row.subscriber_id },
    product: rightsOf(row),
    domainIds: row.is_administrator === true ? null : row.domain_ids,
    isImpersonated: row.impersonation_id !== null,
    isAdministrator: row.is_administrator === true && row.impersonation_id === null,
  }
}

/** How exactly the last use of a key is kept, so that reading does not write each time. @unit ms */
const useRoundingMs = 60_000

/**
 * Reads the caller of a program with a key, and records the use of the key. Returns null for a key that is unknown,
 * ended or out of date, and while its user cannot log in (ADR 98).
 *
 * @param hash the hash of the key
 */
export async function callerOfKey(db: Kysely<Database>, hash: string, now: Date): Promise<Caller | null> {
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .innerJoin('subscribers', 'subscribers.id', 'users.subscriber_id')
    .leftJoin('running_products as products', 'products.id', 'users.product_id')
    .select(['api_keys.id as keyId', 'api_keys.scopes', 'api_keys.last_used'])
    .select(['users.id', 'users.name', 'users.subscriber_id'])
    .select(rightsColumns)
    .where('api_keys.hash', '=', hash)
    .where('api_keys.expires', '>', now.toISOString())
    .where('users.deactivated', 'is', null)
    .where('subscribers.ended', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.last_used === null || now.getTime() - Date.parse(row.last_used) >= useRoundingMs) {
    await db
      .updateTable('api_keys')
      .set({ last_used: now.toISOString() })
      .where('id', '=', row.keyId)
      .execute()
  }
  return {
    kind: 'user',
    user: { id: row.id, name: row.name, subscriberId: row.subscriber_id },
    product: rightsOf(row),
    domainIds: row.is_administrator ? null : row.domain_ids,
    key: { id: row.keyId, scopes: row.scopes },
  }
}
