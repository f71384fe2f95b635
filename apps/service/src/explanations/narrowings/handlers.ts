import type { Schemas } from '@spadestik/api-client/schema'
import { limits } from '@spadestik/domain/limits'
import { getAgent } from '../../agents/ownAgents'
import type { Handler } from '../../contract/Operation'
import { found } from '../../contract/Problem'
import type { View } from '../../contract/View'
import { viewOf } from '../../contract/View'
import { prepareItemSearch } from '../../search/itemSearch'
import { readHiddenIds } from '../../items/hidden/readHiddenIds'
import { runSearch } from '../../search/run/runSearch'
import type { SentFilters } from '../../storage/records/AgentFilters'
import type { HidableType } from './readCandidates'
import { readCandidates } from './readCandidates'

type Proposal = Schemas['NarrowingProposal']

interface Rated extends Proposal {
  readonly hiddenDrops: number
}

/**
 * Sorts proposed filters, best first. A filter that excludes more of the items that the user has hidden is
 * better. If two filters exclude equally many hidden items, the filter that excludes fewer other items is
 * better, but a filter that excludes no other items comes last.
 */
const bestFirst = (one: Rated, other: Rated): number =>
  other.hiddenDrops - one.hiddenDrops ||
  Number(one.drops === 0) - Number(other.drops === 0) ||
  one.drops - other.drops

const kindOf = ({ name, criterionType }: Proposal) => `${name} ${criterionType ?? ''}`

/** Chooses the best filter of each kind, so that the user has a choice between different kinds. */
function choose(rated: readonly Rated[]): Proposal[] {
  const best = new Map<string, Proposal>()
  for (const { hiddenDrops: _drops, ...proposal } of rated.toSorted(bestFirst)) {
    if (!best.has(kindOf(proposal))) best.set(kindOf(proposal), proposal)
  }
  return [...best.values()].slice(0, limits.narrowingProposals)
}

/**
 * Proposes filters with which an agent (a saved search) would not find an item that the user hides. Searches
 * the latest items of the agent to count what each filter would leave out (S26, ADR 50).
 *
 * @throws Problem `notFound` when the caller has no such agent, or there is no such item.
 */
export const getNarrowing: Handler<'getNarrowing'> = async (call) => {
  const { db, path } = call
  const { agentId, itemType, id } = path
  const type: HidableType = itemType
  const agent = await getAgent(call, type, agentId)
  const row = db.selectFrom('agents').select('reader').where('id', '=', agentId)
  const { reader } = found(await row.executeTakeFirst(), 'agent')
  const view: View = viewOf(call)
  const filters: SentFilters = agent
  const candidates = found(await readCandidates(db, type, id, filters, view), type)
  const hidden = await readHiddenIds(db, view.caller, `${type}_id`)
  const find = async (sent: SentFilters, leaveOut: readonly number[], onlyIds: readonly number[] | null) => {
    const search = await prepareItemSearch(db, type, { ...view, language: reader }, sent, leaveOut, onlyIds)
    const limit = onlyIds?.length ?? limits.narrowingItems
    const { ids } = await runSearch(db, search, { order: 'updated', ascending: false, index: 0, limit })
    return ids
  }
  const latest = await find(filters, [...hidden, id], null)
  const others = hidden.filter((one) => one !== id).slice(0, limits.narrowingItems)
  const compared = await find(filters, [], [id, ...latest, ...others])
  const rated: Rated[] = []
  // If the agent does not find the item, no proposal is needed.
  for (const candidate of compared.includes(id) ? candidates : []) {
    const kept = new Set(await find({ ...filters, ...candidate.filters }, [], compared))
    const isDropped = (one: number) => compared.includes(one) && !kept.has(one)
    const drops = latest.filter(isDropped).length
    const isTooMuch = drops * 2 > latest.length
    if (isDropped(id) && !isTooMuch)
      rated.push({ ...candidate, drops, hiddenDrops: others.filter(isDropped).length })
  }
  return { agentId, agentName: agent.name, count: latest.length, proposals: choose(rated) }
}
