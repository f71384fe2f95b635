import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import { inBatches } from '../../storage/inBatches'
import type { ItemPartTables } from '../../storage/tables/ItemPartTables'
import type { ChangeLog } from './createChangeLog'

/** The parts of one item, in order. */
export interface PartsOfItem {
  readonly ownerId: number
  readonly parts: readonly object[]
}

/** The changes caused by replacing parts. */
export interface ReplacedParts {
  /** The items with added, changed or removed parts. */
  readonly ownerIds: ReadonlySet<number>
  /** The added or changed parts. */
  readonly partIds: readonly number[]
}

/**
 * Replaces the parts of items. A part keeps its id as long as its position stays the same. If an item now has
 * fewer parts, the last ones are deleted. Returns the changes, or empty sets when the log is silent.
 *
 * @param owner the column with the id of the item
 * @param columns the names and SQL types of a part's columns
 */
export async function replaceParts(
  trx: Transaction<Database>,
  table: keyof ItemPartTables,
  owner: 'project_id' | 'procurement_id' | 'company_id',
  columns: Readonly<Record<string, string>>,
  items: readonly PartsOfItem[],
  { isSilent }: Pick<ChangeLog, 'isSilent'>,
): Promise<ReplacedParts> {
  const lengths = items.map(({ ownerId, parts }) => ({ owner: ownerId, length: parts.length }))
  const { rows: removed } = await sql<{ owner: number }>`
    delete from ${sql.table(table)} p
    using jsonb_to_recordset(${JSON.stringify(lengths)}::jsonb) as l(owner integer, length integer)
    where p.${sql.ref(owner)} = l.owner and p.position >= l.length
    ${isSilent ? sql`` : sql`returning l.owner`}`.execute(trx)
  const ownerIds = new Set(removed.map((row) => row.owner))
  const partIds: number[] = []

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
    const { rows: written } = await sql<{ id: number; owner: number }>`
      insert into ${sql.table(table)} as p (${list})
      select ${list} from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as r(${typed})
      on conflict (${sql.ref(owner)}, position) do update set ${replace}
        where (${old}) is distinct from (${fresh})
      ${isSilent ? sql`` : sql`returning p.id, p.${sql.ref(owner)} as owner`}`.execute(trx)
    for (const part of written) {
      ownerIds.add(part.owner)
      partIds.push(part.id)
    }
  }
  return { ownerIds, partIds }
}
