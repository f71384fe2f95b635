import type { Schemas } from '@spadestik/api-client/schema'
import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { readAlertItems } from '../alerts/readAlertItems'
import type { View } from '../contract/View'
import { changeText } from '../ledger/changeText'
import type { Database } from '../storage/Database'
import type { AgentType } from '../storage/records/AgentFilters'
import type { MailableChange } from './readMailableChanges'

function latestMoments(changes: readonly MailableChange[]): MailableChange[][] {
  const byItem = Map.groupBy(changes, ({ itemId }) => itemId)
  return [...byItem.values()]
    .map((ofItem) => {
      const time = Math.max(...ofItem.map((change) => change.time))
      const unique = new Map(ofItem.filter((change) => change.time === time).map((one) => [one.id, one]))
      return [...unique.values()].toSorted((a, b) => a.id - b.id)
    })
    .toSorted(([a], [b]) => (b?.time ?? 0) - (a?.time ?? 0) || (b?.id ?? 0) - (a?.id ?? 0))
}

/** Reads the items that changed most recently. The item with the latest change comes first. */
export async function readLatestItems(
  db: Kysely<Database>,
  type: AgentType,
  changes: readonly MailableChange[],
  view: View,
): Promise<Schemas['RehearsedItem'][]> {
  const moments = latestMoments(changes).slice(0, limits.rehearsalItems)
  const matches = moments.map((ofItem) => {
    const ids = ofItem.map(({ id }) => id)
    const isNew = ofItem.some(({ field }) => field === null)
    return {
      owner: 'agent' as const,
      ownerId: 0,
      itemType: type,
      itemId: ofItem[0]?.itemId ?? 0,
      changeId: ids.at(-1) ?? 0,
      changeIds: ids,
      kind: isNew ? ('new' as const) : ('other' as const),
      leftConditions: null,
    }
  })
  const items = new Map((await readAlertItems(db, matches))(matches, view).map((item) => [item.id, item]))
  return moments.flatMap(([first]) => {
    const item = first && items.get(first.itemId)
    if (item === undefined) return []
    const { id, name, place, change, changes: facts = [] } = item
    return [
      {
        id,
        name,
        place,
        changedAt: new Date(first?.time ?? 0).toISOString(),
        isNew: change === 'new',
        changes: facts.map((one) => changeText(one, view.language)),
      },
    ]
  })
}
