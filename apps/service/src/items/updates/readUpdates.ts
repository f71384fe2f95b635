import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { View } from '../../http/View'
import type { LanguageCode } from '../../reference/languages'
import type { LocalNames } from '../../reference/Names'
import { procurementPhases } from '../../reference/procurementPhases'
import { projectPhases } from '../../reference/projectPhases'
import { phaseOf } from '../../reference/responses/inLanguage'
import type { Database } from '../../storage/Database'
import type { ChangeKind } from '../../storage/records/ChangeKind'

type DescribedKind = Exclude<ChangeKind, 'new' | 'changed'>

const texts: { readonly [Kind in DescribedKind]: LocalNames } = {
  phase: { da: 'Ny fase', sv: 'Nytt skede', nb: 'Ny fase', en: 'New phase' },
  deadline: { da: 'Ny frist', sv: 'Ny sista dag', nb: 'Ny frist', en: 'New deadline' },
  announcement: { da: 'Ny meddelelse', sv: 'Nytt meddelande', nb: 'Ny kunngjøring', en: 'New announcement' },
  roles: {
    da: 'Aktørerne er ændret',
    sv: 'Aktörerna har ändrats',
    nb: 'Aktørene er endret',
    en: 'The companies have changed',
  },
}

const changed: LocalNames = {
  da: 'Oplysningerne er ændret',
  sv: 'Uppgifterna har ändrats',
  nb: 'Opplysningene er endret',
  en: 'The details have changed',
}

const dayIn = (detail: string) => detail.split('-').toReversed().join('.')

/**
 * Describes a change of an item in one line, for an update without its own text.
 *
 * @param detail the name of the new phase, or the new deadline as `YYYY-MM-DD`
 */
function changeText(kind: ChangeKind, detail: string | null, language: LanguageCode): string {
  const text = kind === 'new' || kind === 'changed' ? changed[language] : texts[kind][language]
  if (detail === null) return text
  return `${text}: ${kind === 'deadline' ? dayIn(detail) : detail}`
}

interface UpdateRow {
  readonly id: number
  readonly text: string | null
  readonly created: string
  readonly project_id: number | null
  readonly procurement_id: number | null
  readonly scroll_id: string | null
  readonly kind: ChangeKind | null
  readonly detail: string | null
}

/** The maximum number of updates in a response, because a list can be long. */
const maxUpdates = 500

function textOf({ text, kind, detail, project_id: projectId }: UpdateRow, { language }: View): string {
  if (text !== null) return text
  if (kind !== 'phase' || detail === null) return changeText(kind ?? 'changed', detail, language)
  const phases = projectId === null ? procurementPhases : projectPhases
  return changeText(kind, phaseOf(phases, Number(detail), language).name, language)
}

/**
 * Reads updates of projects and procurements, newest first, at most 500. An update contains the section of
 * the page only if the caller may follow updates.
 *
 * @param which the SQL condition on the table `u`
 */
export async function readUpdates(
  db: Kysely<Database>,
  view: View,
  which: RawBuilder<unknown>,
): Promise<Schemas['Update'][]> {
  const { rows } = await sql<UpdateRow>`
    select u.id, u.text, u.created, u.project_id, u.procurement_id, u.scroll_id, c.kind, c.detail
    from updates u left join item_changes c on c.id = u.change_id
    where ${which} order by u.created desc, u.id desc limit ${maxUpdates}`.execute(db)
  const isFollowed = may(view.caller, 'followUpdate')
  return rows.map((row) => ({
    id: row.id,
    text: textOf(row, view),
    created: row.created,
    projectId: row.project_id,
    procurementId: row.procurement_id,
    scrollId: isFollowed ? row.scroll_id : null,
  }))
}
