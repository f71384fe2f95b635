import { limits } from '@spadestik/domain/limits'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { Problem } from '../../contract/Problem'
import type { Database } from '../../storage/Database'

const maxOf = { agent: limits.agentsMax, list: limits.listsMax } as const

/**
 * Requires that users who get an agent (a saved search) or list have room for it. Locks them, so that agents
 * saved at the same time count too.
 *
 * @param ownerId the agent or list that is saved again, or null for a new one
 * @throws Problem `forbidden` when one of the users has as many as allowed.
 */
export async function requireRoom(
  trx: Transaction<Database>,
  kind: 'agent' | 'list',
  ownerId: number | null,
  userIds: readonly number[],
): Promise<void> {
  const users = [...userIds]
  await sql`select from users where id = any(${users}::integer[]) order by id for no key update`.execute(trx)
  const [members, owner] = [sql.table(`${kind}_users`), sql.ref(`${kind}_id`)]
  const { rows } = await sql`
    select user_id from ${members} m where user_id = any(${users}::integer[]) and not exists (
      select from ${members} o where o.user_id = m.user_id and o.${owner} = ${ownerId}::integer)
    group by user_id having count(*) >= ${maxOf[kind]} limit 1`.execute(trx)
  if (rows.length === 0) return
  throw new Problem(
    'forbidden',
    `You or a colleague already have ${maxOf[kind]} of these, which is the most, so it was not saved. Delete one, or choose other colleagues.`,
  )
}

const own = {
  api_keys: { name: 'keys', max: limits.apiKeysMax },
  webhooks: { name: 'webhooks', max: limits.webhooksMax },
} as const

/**
 * Requires that a user has room for another key or webhook. Locks the user, so that those made at the same time count
 * too.
 *
 * @throws Problem `conflict` when the user has as many as allowed.
 */
export async function requireOwnRoom(
  trx: Transaction<Database>,
  table: keyof typeof own,
  userId: number,
): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const rows = await trx.selectFrom(table).select('id').where('user_id', '=', userId).execute()
  const { name, max } = own[table]
  if (rows.length < max) return
  throw new Problem(
    'conflict',
    `You already have ${max} ${name}, which is the most, so none was made. Delete one that is not used.`,
  )
}
