import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { officeOf } from '../../items/writers/officeOf'
import type { Names } from '../../reference/Names'

/** The texts of an item in which words can be highlighted. */
export interface TextRow {
  readonly id: number
  readonly names: Names
  readonly language: string
  readonly texts: (string | null)[]
  /** The description of a procurement in other languages than its own. */
  readonly translations: Names | null
  /** The names of the criteria that were chosen for the item. */
  readonly labels: readonly Names[] | null
  readonly companies: readonly string[] | null
  /** The lots of a procurement, with the beginnings of their texts. */
  readonly lots: readonly { readonly id: string; readonly texts: readonly (string | null)[] }[] | null
}

/** The number of characters at the beginning of a text in which words can be highlighted. */
export const longestText = 5000

const place = sql`concat_ws(', ', details->>'address', details->>'city', details->>'municipality')`
const start = (field: string) => sql`left(details->>${sql.lit(field)}, ${sql.lit(longestText)})`

export type ItemType = 'project' | 'procurement' | 'company'

/** The names of an item's criteria, and of its companies that the caller may see. */
const sources = (type: 'project' | 'procurement', isPaid: boolean) => sql`
  (select jsonb_agg(c.names order by c.id) from criteria c where c.id = any(${sql.ref(`${type}s.criteria`)})) as labels,
  (select array_agg(distinct c.name) from company_roles r join companies c on c.id = r.company_id
    where ${sql.ref(`r.${type}_id`)} = ${sql.ref(`${type}s.id`)} and (${isPaid} or not r.is_paid)) as companies`

/** The beginnings of the texts of the lots, of which there may be hundreds. */
const lots = sql`(
  select jsonb_agg(jsonb_build_object('id', l.lot->'id', 'texts', jsonb_build_array(l.lot->'title',
    left(l.lot->>'description', 1000))) order by l.position) from lots l where l.procurement_id = procurements.id) as lots`

/** The SQL that reads the texts of items of a type, without those that the caller may not see. */
export const textRows: { readonly [Type in ItemType]: (isPaid: boolean) => RawBuilder<unknown> } = {
  project: (isPaid) => sql`
    select id, names, language, array[${start('description')}, ${place}] as texts, ${sources('project', isPaid)},
      null as lots, null as translations
    from projects`,
  procurement: (isPaid) => sql`
    select id, names, language, array[${start('summary')}, ${start('description')}, ${start('tenderText')}, ${place},
      ${isPaid ? sql`details->>'liable'` : sql`null`}, ${isPaid ? officeOf('procurements') : sql`null`}] as texts,
      ${sources('procurement', isPaid)}, ${lots}, details->'translations' as translations from procurements`,
  company: () => sql`
    select id, jsonb_build_object(language, name) as names, language,
      array[${start('description')}, ${place}, details->>'cvr'] as texts, null as labels, null as companies,
      null as lots, null as translations from companies`,
}
