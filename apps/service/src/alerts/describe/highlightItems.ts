import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import type { View } from '../../contract/View'
import { joinMarks } from '../../search/highlights/joinMarks'
import type { HighlightSearch } from '../../search/highlights/readHighlights'
import { readAllHighlights } from '../../search/highlights/readHighlights'
import type { Database } from '../../storage/Database'
import type { AlertItem } from '../../storage/records/MailContent'

type Highlight = NonNullable<AlertItem['highlight']>

export interface AlertToHighlight {
  readonly items: readonly AlertItem[]
  readonly view: Pick<View, 'caller' | 'language'>
}

const agentIdsOf = ({ foundBy }: AlertItem) =>
  foundBy.flatMap(({ owner, ownerId }) => (owner === 'agent' ? [ownerId] : []))

const readTexts = (db: Kysely<Database>, agentIds: ReadonlySet<number>) =>
  db
    .selectFrom('agents')
    .select(['id', 'type', 'filters', 'reader'])
    .where('id', '=', (any) => any.fn.any(any.val([...agentIds])))
    .orderBy('id')
    .execute()

/**
 * Combines the highlights that several agents have for one item. The passage comes from the first highlight
 * that has a passage.
 */
function combine(highlights: readonly Highlight[]): Highlight | null {
  const [first, ...others] = highlights
  if (first === undefined) return null
  return others.reduce<Highlight>(
    (one, other) => ({ name: joinMarks(one.name, other.name), excerpt: one.excerpt ?? other.excerpt }),
    { name: first.name, excerpt: first.excerpt },
  )
}

/**
 * In the items of alerts, marks the words that match the free texts of agents (saved searches). Follows the
 * rules of the search, in the language of each agent. Marks only texts that the recipient may see (Z14).
 *
 * @returns the items of each alert
 */
export async function highlightItems(
  db: Kysely<Database>,
  alerts: readonly AlertToHighlight[],
): Promise<AlertItem[][]> {
  const agentIds = new Set(alerts.flatMap(({ items }) => items.flatMap(agentIdsOf)))
  if (agentIds.size === 0) return alerts.map(({ items }) => [...items])
  const agents = await readTexts(db, agentIds)
  const searches = alerts.map(({ items, view }) =>
    agents.flatMap(({ id: agentId, type: itemType, filters: text, reader: searched }): HighlightSearch[] => {
      const found = items.filter((item) => item.type === itemType && agentIdsOf(item).includes(agentId))
      return found.length === 0 ? [] : [{ itemType, ids: found.map(({ id }) => id), text, view, searched }]
    }),
  )
  const all = searches.flat()
  const ofSearch = new Map<HighlightSearch, readonly Schemas['Highlight'][]>(
    (await readAllHighlights(db, all)).map((highlights, index) => [
      all[index] as HighlightSearch,
      highlights,
    ]),
  )
  return alerts.map(({ items }, index) => {
    const own = (searches[index] ?? []).flatMap((search) =>
      (ofSearch.get(search) ?? []).map((one) => [`${search.itemType} ${one.id}`, one] as const),
    )
    const byItem = Map.groupBy(own, ([key]) => key)
    return items.map((item) => {
      const highlight = combine((byItem.get(`${item.type} ${item.id}`) ?? []).map(([, one]) => one))
      return highlight === null ? item : { ...item, highlight }
    })
  })
}
