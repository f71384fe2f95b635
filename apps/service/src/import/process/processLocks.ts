import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'

/** The first numbers of locks in PostgreSQL. The second number is derived from an id. */
const locks = { process: 34_010, tree: 34_011, company: 34_012, noticeKey: 34_013, project: 34_014 }

/**
 * Waits until no other transaction writes the same purchase or the trees of criteria. Call this function
 * before reading what the purchase is written from, so that two transactions write it one after the other
 * (ADR 63).
 */
export async function lockProcess(trx: Transaction<Database>, ocid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(locks.tree)}, 0),
    pg_advisory_xact_lock(${sql.lit(locks.process)}, hashtext(${ocid}))`.execute(trx)
}

/** Waits until no other import looks for the purchase of a notice by the same keys. */
export async function lockNoticeKeys(trx: Transaction<Database>, keys: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${sql.lit(locks.noticeKey)}, number) from (
      select distinct hashtext(key) & 127 as number from unnest(${[...keys]}::text[]) as key order by number
    ) ordered`.execute(trx)
}

/** Waits until no other transaction writes imported purchases or the trees of criteria. */
export async function lockTrees(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(locks.tree)}, 0)`.execute(trx)
}

/** Waits until no other transaction writes the same project or the trees of criteria. */
export async function lockProject(trx: Transaction<Database>, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(locks.tree)}, 0),
    pg_advisory_xact_lock(${sql.lit(locks.project)}, hashtext(${key}))`.execute(trx)
}

/**
 * Waits until no other import writes the same companies or the companies that have roles on the item.
 * Companies share 128 locks, which are always taken in the same order, so that no two transactions wait for
 * each other.
 */
export async function lockCompanies(
  trx: Transaction<Database>,
  item: { readonly table: 'procurements' | 'projects'; readonly key: string } | null,
  keys: readonly string[],
): Promise<void> {
  const owner = item?.table === 'projects' ? 'project_id' : 'procurement_id'
  await sql`
    select pg_advisory_xact_lock(${sql.lit(locks.company)}, number) from (
      select distinct hashtext(key) & 127 as number from (
        select unnest(${[...keys]}::text[]) as key
        union all
        select c.key from ${sql.table(item?.table ?? 'procurements')} p
        join company_roles r on r.${sql.ref(owner)} = p.id
        join companies c on c.id = r.company_id where p.key = ${item?.key ?? ''}
      ) concerned order by number
    ) ordered`.execute(trx)
}

/**
 * Waits until no other import writes a company, the items on which it has a role, or the other companies of these
 * items.
 *
 * @param keys the keys of further companies
 */
export async function lockItemsOfCompany(
  trx: Transaction<Database>,
  companyId: number,
  keys: readonly string[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(locks.tree)}, 0)`.execute(trx)
  await sql`
    select pg_advisory_xact_lock(space, number) from (
      select distinct ${sql.lit(locks.process)}::integer as space, hashtext(substring(p.key from 6)) as number
      from company_roles r join procurements p on p.id = r.procurement_id where r.company_id = ${companyId}
      union
      select distinct ${sql.lit(locks.project)}::integer, hashtext(p.key)
      from company_roles r join projects p on p.id = r.project_id where r.company_id = ${companyId}
      order by 1, 2
    ) ordered`.execute(trx)
  const { rows } = await sql<{ key: string }>`
    select key from companies where id = ${companyId}
    union
    select c.key from company_roles own
    join company_roles r on r.procurement_id = own.procurement_id or r.project_id = own.project_id
    join companies c on c.id = r.company_id where own.company_id = ${companyId}`.execute(trx)
  await lockCompanies(trx, null, [...keys, ...rows.map(({ key }) => key)])
}
