import { dayAt } from '@spadestik/domain/dates'
import type { Kysely } from 'kysely'
import { withholdPaid } from '../http/contract/contractSchemas'
import type { View } from '../http/View'
import { readCompanySummaries } from '../items/responses/readCompanySummaries'
import { readProcurementSummaries } from '../items/responses/readProcurementSummaries'
import { readProjectSummaries } from '../items/responses/readProjectSummaries'
import type { Database } from '../storage/Database'
import type { AlertItem, AlertLeft, AlertSource } from '../storage/records/MailContent'
import { alertUrgency, byUrgency } from './alertUrgency'
import { foldChanges } from './foldChanges'
import type { Match } from './takeMatches'

/** A match to show. When it was found does not matter. */
type ShownMatch = Omit<Match, 'urgentSince'>

/** The matches of one item, combined. */
interface MatchedItem {
  readonly type: AlertItem['type']
  readonly id: number
  /** The newest change. */
  readonly changeId: number
  readonly changeIds: readonly number[]
  readonly isNew: boolean
  readonly foundBy: readonly AlertSource[]
  readonly left: readonly AlertLeft[]
}

/** Combines the matches of each item. The item with the newest change comes first. */
function combine(matches: readonly ShownMatch[]): MatchedItem[] {
  const byItem = Map.groupBy(matches, ({ itemType, itemId }) => `${itemType} ${itemId}`)
  const items = [...byItem.values()].flatMap((ofItem): MatchedItem[] => {
    const [first] = ofItem
    if (first === undefined) return []
    const changeIds = [...new Set(ofItem.flatMap((match) => match.changeIds))].sort((a, b) => a - b)
    return [
      {
        type: first.itemType,
        id: first.itemId,
        changeId: changeIds.at(-1) ?? first.changeId,
        changeIds,
        isNew: ofItem.some(({ kind }) => kind === 'new'),
        foundBy: ofItem.flatMap(({ owner, ownerId, leftConditions }) =>
          leftConditions === null ? [{ owner, ownerId }] : [],
        ),
        left: ofItem.flatMap(({ ownerId, leftConditions: conditions }) =>
          conditions === null ? [] : [{ agentId: ownerId, conditions }],
        ),
      },
    ]
  })
  return items.sort((a, b) => b.changeId - a.changeId)
}

type Shown = Omit<AlertItem, 'change' | 'changes' | 'urgency' | 'foundBy' | 'left'>

/**
 * Reads the items of an alert that the recipient may see. Urgent items come first, then the items with the
 * newest changes. Deleted items are left out, and items whose changes have cancelled each other out.
 */
export async function readAlertItems(
  db: Kysely<Database>,
  matches: readonly ShownMatch[],
  view: View,
): Promise<AlertItem[]> {
  const items = combine(matches)
  const idsOf = (type: AlertItem['type']) => items.filter((one) => one.type === type).map(({ id }) => id)
  const found = new Map<string, Shown>()
  const keep = (item: Shown) => found.set(`${item.type} ${item.id}`, item)
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
  const changed = items.filter(({ isNew }) => !isNew).flatMap(({ changeIds }) => changeIds)
  const changesOf = await foldChanges(db, changed, view.caller)
  const today = dayAt(view.now.getTime(), view.timeZone)
  return items
    .flatMap(({ type, id, isNew, foundBy, left }): AlertItem[] => {
      const item = found.get(`${type} ${id}`)
      if (item === undefined) return []
      const changes = changesOf.get(`${type} ${id}`) ?? []
      const change = isNew ? 'new' : changes[0]?.kind
      if (change === undefined) return []
      const urgency = alertUrgency(changes, item.deadline, today)
      return [{ ...item, change, changes, urgency, foundBy, left }]
    })
    .sort(byUrgency)
}
