import type { Kysely } from 'kysely'
import { withholdPaid } from '../http/contract/contractSchemas'
import type { View } from '../http/View'
import { readCompanySummaries } from '../items/responses/readCompanySummaries'
import { readProcurementSummaries } from '../items/responses/readProcurementSummaries'
import { readProjectSummaries } from '../items/responses/readProjectSummaries'
import type { Database } from '../storage/Database'
import type { ChangeKind } from '../storage/records/ChangeKind'
import type { AlertItem } from '../storage/records/MailContent'

/** An item, and the kind of its change. */
export interface MatchedItem {
  readonly item_type: AlertItem['type']
  readonly item_id: number
  readonly change_id: number
  readonly kind: ChangeKind
}

/**
 * Reads the items of an alert that the recipient may see. The item with the newest change comes first.
 * Deleted items are left out.
 */
export async function readAlertItems(
  db: Kysely<Database>,
  matches: readonly MatchedItem[],
  view: View,
): Promise<AlertItem[]> {
  const idsOf = (type: AlertItem['type']) =>
    matches.filter(({ item_type: one }) => one === type).map(({ item_id: id }) => id)
  const found = new Map<string, Omit<AlertItem, 'change'>>()
  const keep = (item: Omit<AlertItem, 'change'>) => found.set(`${item.type} ${item.id}`, item)
  for (const { id, name, place, phase } of await readProjectSummaries(db, idsOf('project'), view)) {
    keep({ type: 'project', id, name, place, phase: phase?.name ?? null, deadline: null })
  }
  for (const item of await readProcurementSummaries(db, idsOf('procurement'), view)) {
    const open = withholdPaid('ProcurementSummary', item, view.caller)
    const { id, name, place, phase, nextDeadline: deadline } = open
    keep({ type: 'procurement', id, name, place, phase: phase?.name ?? null, deadline })
  }
  for (const { id, companyName: name, city: place } of await readCompanySummaries(
    db,
    idsOf('company'),
    view,
  )) {
    keep({ type: 'company', id, name, place, phase: null, deadline: null })
  }
  return [...matches]
    .sort((a, b) => b.change_id - a.change_id)
    .flatMap(({ item_type: type, item_id: id, kind: change }) => {
      const item = found.get(`${type} ${id}`)
      return item === undefined ? [] : [{ ...item, change }]
    })
}
