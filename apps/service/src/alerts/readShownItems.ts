import { isPhaseOutsideProduct } from '@spadestik/domain/access'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { withholdPaid } from '../http/contract/contractSchemas'
import type { View } from '../http/View'
import type { DatedDetails } from '../items/responses/windows'
import { nextDeadlineOf } from '../items/responses/windows'
import type { Names } from '../reference/Names'
import { procurementPhases } from '../reference/procurementPhases'
import { projectPhases } from '../reference/projectPhases'
import { nameIn, phaseOf } from '../reference/responses/inLanguage'
import type { Database } from '../storage/Database'
import type { AlertItem } from '../storage/records/MailContent'

type ItemType = AlertItem['type']

type ShownItem = Pick<AlertItem, 'type' | 'id' | 'name' | 'place' | 'phase' | 'deadline' | 'deadlineWindow'>

interface ItemRow {
  readonly id: number
  readonly names: Names
  readonly language: string
  readonly place: string | null
  /** Null for a company. */
  readonly phaseId: number | null
  readonly countryId: number | null
  /** Null for an item that is not a tender. */
  readonly dates: DatedDetails | null
}

// `jsonb_to_record` decompresses the details of an item once. The operator `->` would decompress them for
// each field.
const statements: Readonly<Record<ItemType, RawBuilder<unknown>>> = {
  project: sql`
    select p.id, p.names, p.language, p.phase_id as "phaseId", null as "countryId",
      coalesce(d.municipality, d.city) as place, null as dates
    from projects p, jsonb_to_record(p.details) as d(municipality text, city text)`,
  procurement: sql`
    select p.id, p.names, p.language, p.phase_id as "phaseId", p.country_id as "countryId",
      coalesce(d.municipality, d.city) as place, jsonb_build_object('participation', d.participation, 'offers', d.offers, 'material', d.material,
        'inquiry', d.inquiry) as dates
    from procurements p, jsonb_to_record(p.details) as d(municipality text, city text, participation jsonb,
      offers jsonb, material jsonb, inquiry jsonb)`,
  company: sql`
    select p.id, jsonb_build_object(p.language, p.name) as names, p.language, null as "phaseId", null as "countryId",
      p.details->>'city' as place, null as dates
    from companies p`,
}

function show(type: ItemType, row: ItemRow, view: View): ShownItem | null {
  const { id, names, language: own, place, phaseId, countryId, dates } = row
  const name = nameIn(names, view.language, own)
  if (type === 'project' && phaseId !== null && isPhaseOutsideProduct(view.caller, phaseId)) return null
  if (dates === null || phaseId === null) {
    const phase = phaseId === null ? null : phaseOf(projectPhases, phaseId, view.language).name
    return { type, id, name, place, phase, deadline: null }
  }
  const phase = phaseOf(procurementPhases, phaseId, view.language)
  const summary = { name, place, phase, ...nextDeadlineOf(dates, { phaseId, countryId }, view) }
  const open = withholdPaid('ProcurementSummary', summary, view.caller)
  return {
    type,
    id,
    name: open.name,
    place: open.place,
    phase: open.phase.name,
    deadline: open.nextDeadline,
    deadlineWindow: open.nextDeadlineWindow,
  }
}

/**
 * Returns a function that returns an item as a user sees it, with paid details only if the user may read
 * them. The function returns null for an item that does not exist, and for a project whose phase the user's product
 * leaves out (S09).
 */
export async function readShownItems(
  db: Kysely<Database>,
  items: readonly { readonly itemType: ItemType; readonly itemId: number }[],
): Promise<(type: ItemType, id: number, view: View) => ShownItem | null> {
  const found = new Map<string, ItemRow>()
  for (const [type, ofType] of Map.groupBy(items, ({ itemType }) => itemType)) {
    const ids = [...new Set(ofType.map(({ itemId }) => itemId))]
    const { rows } = await sql<ItemRow>`
      ${statements[type]} where p.id = any(${ids}::integer[])`.execute(db)
    for (const row of rows) found.set(`${type} ${row.id}`, row)
  }
  return (type, id, view) => {
    const row = found.get(`${type} ${id}`)
    return row === undefined ? null : show(type, row, view)
  }
}
