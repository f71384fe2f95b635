import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import { inBatches } from '../../storage/inBatches'
import type { ItemPartTables } from '../../storage/tables/ItemPartTables'

interface PartsOfItem {
  readonly ownerId: number
  readonly parts: readonly object[]
}

/** The parts of one table, such as the roles of items. */
export interface PartGroup {
  readonly table: keyof ItemPartTables
  /** The names and SQL types of a part's columns. */
  readonly columns: Readonly<Record<string, string>>
  readonly items: readonly PartsOfItem[]
}

type Owner = 'project_id' | 'procurement_id' | 'company_id'

/** Deletes the last parts of items that now have fewer of them, in one statement for all tables. */
async function deleteSurplus(
  trx: Transaction<Database>,
  owner: Owner,
  groups: readonly PartGroup[],
): Promise<void> {
  const deletions = groups.map(({ table, items }) => {
    const lengths = items.map(({ ownerId, parts }) => ({ owner: ownerId, length: parts.length }))
    return sql`${sql.ref(`surplus_${table}`)} as (
      delete from ${sql.table(table)} p
      using jsonb_to_recordset(${JSON.stringify(lengths)}::jsonb) as l(owner integer, length integer)
      where p.${sql.ref(owner)} = l.owner and p.position >= l.length)`
  })
  await sql`with ${sql.join(deletions)} select`.execute(trx)
}

async function upsertParts(
  trx: Transaction<Database>,
  owner: Owner,
  { table, columns, items }: PartGroup,
): Promise<void> {
  const names = Object.keys(columns)
  const list = sql.join([owner, 'position', ...names].map((name) => sql.ref(name)))
  const typed = sql.raw(
    [`${owner} integer, position integer`, ...names.map((name) => `"${name}" ${columns[name]}`)].join(', '),
  )
  const replace = sql.raw(names.map((name) => `"${name}" = excluded."${name}"`).join(', '))
  const [old, fresh] = ['p', 'excluded'].map((row) =>
    sql.raw(names.map((name) => `${row}."${name}"`).join(', ')),
  )
  const rows = items.flatMap(({ ownerId, parts }) =>
    parts.map((part, position) => ({ ...part, [owner]: ownerId, position })),
  )
  for (const batch of inBatches(rows, 2000)) {
    await sql`
      insert into ${sql.table(table)} as p (${list})
      select ${list} from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as r(${typed})
      on conflict (${sql.ref(owner)}, position) do update set ${replace}
        where (${old}) is distinct from (${fresh})`.execute(trx)
  }
}

/**
 * Replaces the parts of items, such as their roles or files. A part keeps its id as long as its position
 * stays the same. If an item now has fewer parts, the last ones are deleted.
 *
 * @param owner the column with the id of the item
 */
export async function replaceParts(
  trx: Transaction<Database>,
  owner: Owner,
  groups: readonly PartGroup[],
): Promise<void> {
  await deleteSurplus(trx, owner, groups)
  for (const group of groups) await upsertParts(trx, owner, group)
}
