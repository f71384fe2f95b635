import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { CriterionTypeRecord } from '../../reference/CriterionTypeRecord'
import type { Database } from '../../storage/Database'
import { inBatches } from '../../storage/inBatches'

async function writeType(
  trx: Transaction<Database>,
  type: CriterionTypeRecord,
  position: number,
): Promise<number> {
  const values = {
    code: type.code,
    names: JSON.stringify(type.names),
    position,
    searchable: type.searchable,
    tailored: type.tailored,
    highlighted_project: type.highlightedProject,
    highlighted_procurement: type.highlightedProcurement,
  }
  const { code: _code, position: _position, ...replaced } = values
  const { id } = await trx
    .insertInto('criterion_types')
    .values(values)
    .onConflict((conflict) => conflict.column('code').doUpdateSet(replaced))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function writeTree(
  trx: Transaction<Database>,
  typeId: number,
  type: CriterionTypeRecord,
): Promise<void> {
  const { rows: before } = await sql<{ last: number }>`
    select coalesce(max(id), 0) as last from criteria`.execute(trx)
  const rows = type.criteria.map(({ code, names }, position) => ({ type_id: typeId, code, names, position }))
  for (const batch of inBatches(rows, 2000)) {
    await sql`
      insert into criteria (type_id, code, names, position, path)
      select type_id, code, names, position, '{}'
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as r(type_id integer, code text, names jsonb, position integer)
      on conflict (type_id, code) do update set names = excluded.names, position = excluded.position`.execute(
      trx,
    )
  }
  await sql`
    insert into word_queue (item_type, item_id)
    select 'criterion', id from criteria where id > ${before[0]?.last ?? 0}
    on conflict do nothing`.execute(trx)
  const parents = type.criteria.map(({ code, parent }) => ({ code, parent }))
  await sql`
    update criteria c set parent_id = p.id
    from jsonb_to_recordset(${JSON.stringify(parents)}::jsonb) as r(code text, parent text)
    left join criteria p on p.type_id = ${typeId} and p.code = r.parent
    where c.type_id = ${typeId} and c.code = r.code and c.parent_id is distinct from p.id`.execute(trx)
  await sql`
    with recursive tree as (
      select id, array[id] as path from criteria where type_id = ${typeId} and parent_id is null
      union all
      select c.id, tree.path || c.id from criteria c join tree on c.parent_id = tree.id where c.id <> all(tree.path)
    )
    update criteria c set path = tree.path from tree where tree.id = c.id and c.path <> tree.path`.execute(
    trx,
  )
}

async function refreshClosures(trx: Transaction<Database>): Promise<void> {
  for (const [items, search] of [
    ['projects', 'project_search'],
    ['procurements', 'procurement_search'],
  ] as const) {
    await sql`
      update ${sql.table(search)} s set criteria = fresh.closure
      from (
        select i.id, array_agg(distinct above) as closure
        from ${sql.table(items)} i, unnest(i.criteria) own join criteria c on c.id = own, unnest(c.path) above
        group by i.id
      ) fresh
      where fresh.id = s.id and not (s.criteria @> fresh.closure and s.criteria <@ fresh.closure)`.execute(
      trx,
    )
  }
}

function requireValidTree(type: CriterionTypeRecord) {
  const codes = new Set(type.criteria.map(({ code }) => code))
  const orphan = type.criteria.find(({ parent }) => parent !== null && !codes.has(parent))
  if (orphan !== undefined || codes.size !== type.criteria.length) {
    throw new Error(
      `The tree of the criterion type "${type.code}" is broken, so no path could be shown: ${
        orphan === undefined
          ? 'a code occurs twice'
          : `"${orphan.code}" has the parent "${orphan.parent}", which does not exist`
      }. Correct the list of criteria.`,
    )
  }
}

/**
 * Adds or updates types of criteria. A criterion that is no longer listed stays, because items can refer to
 * it. When a criterion moves in its tree, searches find its items at the new position immediately (S10).
 *
 * @throws Error when a code occurs twice or a parent does not exist.
 */
export async function writeCriteria(
  trx: Transaction<Database>,
  types: readonly CriterionTypeRecord[],
): Promise<void> {
  const { last } = await trx
    .selectFrom('criterion_types')
    .select((select) => select.fn.coalesce(select.fn.max('position'), sql<number>`-1`).as('last'))
    .executeTakeFirstOrThrow()
  for (const [index, type] of types.entries()) {
    requireValidTree(type)
    await writeTree(trx, await writeType(trx, type, last + 1 + index), type)
  }
  await refreshClosures(trx)
}
