import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import type { Administration } from '../provisioning/audit'
import { recordDeed } from '../provisioning/audit'
import { readManagedUser } from '../provisioning/managedUsers'
import { sharedTables } from './personalTables'

/** What stands where the address of an erased person was. */
const nobody = (id: number) => `erased user ${id}`

/** Deletes what only this user has. What colleagues share stays with them. */
async function deleteOwn(trx: Transaction<Database>, id: number): Promise<void> {
  for (const { table, users, id: column } of sharedTables) {
    const [own, others] = [sql.ref(`own.${column}`), sql.ref(`o.${column}`)]
    await sql`
      delete from ${sql.table(table)} t using ${sql.table(users)} own
      where own.user_id = ${id} and ${own} = t.id and not exists (
        select from ${sql.table(users)} o where ${others} = t.id and o.user_id <> ${id})`.execute(trx)
  }
  await sql`
    delete from hidden_items h using hidden_item_users own
    where own.hidden_item_id = h.id and own.user_id = ${id} and not exists (
      select from hidden_item_users o where o.hidden_item_id = h.id and o.user_id <> ${id})`.execute(trx)
}

/** Replaces the address of a person in the records of what administrators did, which stay. */
async function anonymiseRecords(trx: Transaction<Database>, id: number, email: string): Promise<void> {
  const name = nobody(id)
  await sql`
    update impersonations set
      user_email = case when user_id = ${id} or user_email = ${email} then ${name} else user_email end,
      administrator_email = case when administrator_id = ${id} or administrator_email = ${email} then ${name}
        else administrator_email end
    where user_id = ${id} or administrator_id = ${id} or user_email = ${email} or administrator_email = ${email}`.execute(
    trx,
  )
  // The values of a deed can have the name and a former address.
  await sql`
    update audit_log set subject = ${name}, before = null, after = null
    where subject = ${`user ${email}`} or before->>'id' = ${String(id)} and subject like 'user %'
      or after->>'id' = ${String(id)} and subject like 'user %'`.execute(trx)
  await trx.updateTable('audit_log').set({ actor: name }).where('actor', '=', email).execute()
}

/**
 * Erases a person: the account, what nobody else shares, the requests and the mails that wait, and the limited visits
 * with the same address. Notes and lists that colleagues share stay, and so do the records of administrators, without
 * the name. This cannot be undone.
 *
 * @returns the id of the account that was erased
 * @throws ProvisioningError when there is no such user.
 */
export async function eraseUser(
  trx: Transaction<Database>,
  by: Administration,
  email: string,
): Promise<number> {
  await trx.selectFrom('users').select('id').where('email', '=', email.toLowerCase()).forUpdate().execute()
  const { id, email: address } = await readManagedUser(trx, email)
  await deleteOwn(trx, id)
  await sql`
    delete from customer_requests where user_id = ${id} or lower(details->>'email') = ${address}`.execute(trx)
  await sql`
    delete from mails where recipient = ${address} or strpos(content::text, ${JSON.stringify(address).slice(1, -1)}) > 0`.execute(
    trx,
  )
  await trx.deleteFrom('own_timings').where('user_id', '=', id).execute()
  await trx.deleteFrom('limited_visitors').where('mail', '=', address).execute()
  await anonymiseRecords(trx, id, address)
  await trx.deleteFrom('users').where('id', '=', id).execute()
  await recordDeed(trx, by, { action: 'users.erase', subject: nobody(id), before: null, after: null })
  return id
}
