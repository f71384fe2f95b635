import { dayAt } from '@spadestik/domain/dates'
import type { Kysely } from 'kysely'
import type { View } from '../contract/View'
import type { Database } from '../storage/Database'
import type { AlertItem, AlertLeft, AlertSource } from '../storage/records/MailContent'
import { alertUrgency } from './alertUrgency'
import { readFoldedChanges } from './foldChanges'
import { readShownItems } from './readShownItems'
import type { Match } from './takeMatches'

type ShownMatch = Omit<Match, 'matched' | 'urgentSince'>

interface MatchedItem {
  readonly type: AlertItem['type']
  readonly id: number
  /** The id of the newest change. */
  readonly changeId: number
  /** In ascending order. */
  readonly changeIds: readonly number[]
  readonly isNew: boolean
  readonly foundBy: readonly AlertSource[]
  readonly left: readonly AlertLeft[]
}

/**
 * Combines the matches of each item, because several agents and lists can have found the same item. Items
 * with the newest changes come first.
 */
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

/**
 * Returns a function that lists the items of one alert. Items with newer changes come first. Leaves out items
 * that were deleted, that the recipient may not see, or whose changes have cancelled each other out.
 */
export async function readAlertItems(
  db: Kysely<Database>,
  matches: readonly ShownMatch[],
): Promise<(ofAlert: readonly ShownMatch[], view: View) => AlertItem[]> {
  const shownItem = await readShownItems(db, matches)
  const foldChanges = await readFoldedChanges(
    db,
    matches.flatMap(({ changeIds }) => changeIds),
  )
  return (ofAlert, view) => {
    const today = dayAt(view.now.getTime(), view.timeZone)
    return combine(ofAlert).flatMap(({ type, id, changeIds, isNew, foundBy, left }): AlertItem[] => {
      const item = shownItem(type, id, view)
      if (item === null) return []
      const changes = isNew ? [] : foldChanges(changeIds, view.caller)
      const change = isNew ? 'new' : changes[0]?.kind
      if (change === undefined) return []
      const urgency = alertUrgency(changes, item.deadline, today)
      return [{ ...item, change, changes, urgency, foundBy, left }]
    })
  }
}
