import type { Kysely } from 'kysely'
import { withholdPaid } from '../http/contract/contractSchemas'
import type { View } from '../http/View'
import { readCompanySummaries } from '../items/responses/readCompanySummaries'
import { readProcurementSummaries } from '../items/responses/readProcurementSummaries'
import { readProjectSummaries } from '../items/responses/readProjectSummaries'
import type { Database } from '../storage/Database'
import type { ChangeKind } from '../storage/records/ChangeKind'
import type { AlertItem } from '../storage/records/MailContent'
import { foldChanges } from './foldChanges'

/** An item, and its changes since the last mail. */
export interface MatchedItem {
  readonly item_type: AlertItem['type']
  readonly item_id: number
  readonly change_id: number
  readonly change_ids: readonly number[]
  readonly kind: ChangeKind
}

/**
 * Reads the items of an alert that the recipient may see. The item with the newest change comes first.
 * Deleted items are left out, and items whose changes have cancelled each other out.
 */
export async function readAlertItems(
  db: Kysely<Database>,
  matches: readonly MatchedItem[],
  view: View,
): Promise<AlertItem[]> {
  const idsOf = (type: AlertItem['type']) =>
    matches.filter(({ item_type: one }) => one === type).map(({ item_id: id }) => id)
  const found = new Map<string, Omit<AlertItem, 'change' | 'changes'>>()
  const keep = (item: Omit<AlertItem, 'change' | 'changes'>) => found.set(`${item.type} ${item.id}`, item)
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
  const changed = matches.filter(({ kind }) => kind !== 'new')
  const changes = await foldChanges(
    db,
    changed.flatMap(({ change_ids: ids }) => ids),
    view.caller,
  )
  return [...matches]
    .sort((a, b) => b.change_id - a.change_id)
    .flatMap(({ item_type: type, item_id: id, kind }) => {
      const item = found.get(`${type} ${id}`)
      if (item === undefined) return []
      if (kind === 'new') return [{ ...item, change: kind, changes: [] }]
      const ofItem = changes.get(`${type} ${id}`) ?? []
      const [first] = ofItem
      return first === undefined ? [] : [{ ...item, change: first.kind, changes: ofItem }]
    })
}
