import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { LanguageCode } from '../../reference/languages'
import type { Names } from '../../reference/Names'
import { nameIn } from '../../terms/inLanguage'
import type { Database } from '../../storage/Database'

interface CriterionRow {
  readonly id: number
  readonly type_id: number
  readonly path: number[]
  readonly names: Names
  /** Null for a criterion that has only a name. */
  readonly code: string | null
  readonly rank: number
}

/**
 * The type of criteria whose codes are shown. Users look up procurements by the codes of CPV, the EU's
 * classification of works, goods and services.
 */
const codedType = 'cpv'

export type Highlight = 'all' | 'highlighted_project' | 'highlighted_procurement'

/**
 * Returns a function that groups the criteria of an item by type. Each criterion becomes a path from the root
 * of its tree, such as `['Danmark', 'Midtjylland', 'Aarhus']`.
 */
export async function readCriterionGroups(
  db: Kysely<Database>,
  criterionIds: readonly number[],
  highlight: Highlight,
  language: LanguageCode,
): Promise<(ids: readonly number[]) => Schemas['CriterionGroup'][]> {
  const shown = highlight === 'all' ? sql`true` : sql.ref(`t.${highlight}`)
  const { rows } = await sql<CriterionRow>`
    select c.id, c.type_id, c.path, c.names, case when t.code = ${codedType} then c.code end as code, t.position * 1000000 + c.position as rank
    from criteria c join criterion_types t on t.id = c.type_id
    where ${shown} and c.id in (
      select unnest(own.path) from criteria own where own.id = any(${[...new Set(criterionIds)]}::integer[]))`.execute(
    db,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pathOf = ({ path }: CriterionRow) =>
    path.flatMap((id) => {
      const row = byId.get(id)
      if (row === undefined) return []
      const name = nameIn(row.names, language, 'en')
      return [row.code === null ? name : `${row.code} ${name}`]
    })
  return (ids) => {
    const own = ids.flatMap((id) => byId.get(id) ?? []).sort((a, b) => a.rank - b.rank)
    return [...Map.groupBy(own, (row) => row.type_id)].map(([typeId, group]) => ({
      typeId,
      criteria: group.map(pathOf),
    }))
  }
}
