import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import type { View } from '../../http/View'
import { joinMarks } from '../../search/highlights/joinMarks'
import { readHighlights } from '../../search/highlights/readHighlights'
import type { Database } from '../../storage/Database'
import type { SentFilters } from '../../storage/records/AgentFilters'
import type { AlertItem } from '../../storage/records/MailContent'

type Highlight = NonNullable<AlertItem['highlight']>

/** Adds the highlights of another agent. The passage is that of the first agent that has one. */
const combine = (one: Highlight | undefined, other: Highlight): Highlight => ({
  name: one === undefined ? other.name : joinMarks(one.name, other.name),
  excerpt: one?.excerpt ?? other.excerpt,
})

/**
 * Adds to the items of an alert the highlights of the free texts of the agents that found them. They follow
 * the rules of the search, in the language of each agent, and contain only texts that the recipient may see
 * (Z14).
 */
export async function highlightItems(
  db: Kysely<Database>,
  items: readonly AlertItem[],
  view: Pick<View, 'caller' | 'language'>,
): Promise<AlertItem[]> {
  const agentIds = items.flatMap(({ foundBy }) =>
    foundBy.flatMap(({ owner, ownerId }) => (owner === 'agent' ? [ownerId] : [])),
  )
  if (agentIds.length === 0) return [...items]
  const agents = await db
    .selectFrom('agents')
    .select(['id', 'type', 'filters', 'reader'])
    .where('id', 'in', [...new Set(agentIds)])
    .orderBy('id')
    .execute()
  const found = new Map<AlertItem, Highlight>()
  for (const { id: agentId, type, filters, reader } of agents) {
    const ofAgent = new Map(
      items
        .filter((item) => item.type === type)
        .filter(({ foundBy }) =>
          foundBy.some(({ owner, ownerId }) => owner === 'agent' && ownerId === agentId),
        )
        .map((item) => [item.id, item]),
    )
    const asked: SentFilters = filters
    const highlights: Schemas['Highlight'][] = await readHighlights(
      db,
      type,
      [...ofAgent.keys()],
      asked,
      view,
      reader,
    )
    for (const { id, name, excerpt } of highlights) {
      const item = ofAgent.get(id)
      if (item !== undefined) found.set(item, combine(found.get(item), { name, excerpt }))
    }
  }
  return items.map((item) => {
    const highlight = found.get(item)
    return highlight === undefined ? item : { ...item, highlight }
  })
}
