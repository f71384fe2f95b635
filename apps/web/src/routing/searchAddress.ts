const agentKey = 'agent'
const openKey = 'open'
const listKey = 'list'

/**
 * How to show the results: in pages, or in one growing list. Only the results of a company search can be
 * shown in one growing list.
 */
export type ResultsList = 'pages' | 'loads'

export interface SearchAddress {
  /** Written by `serializeCriteria`. */
  readonly criteria: string
  /** The id of the agent (saved search) from which the user opened the search, or null. */
  readonly agentId: number | null
  readonly openId: number | null
  readonly list: ResultsList
}

function idOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}

export function readAddress(query: string): SearchAddress {
  const parts = new URLSearchParams(query)
  const agentId = idOf(parts.get(agentKey))
  const openId = idOf(parts.get(openKey))
  const list = parts.get(listKey) === 'loads' ? 'loads' : 'pages'
  for (const key of [agentKey, openKey, listKey]) parts.delete(key)
  return { criteria: parts.toString(), agentId, openId, list }
}

export function writeAddress({ criteria, agentId, openId, list }: SearchAddress): string {
  const parts = new URLSearchParams(criteria)
  if (agentId !== null) parts.set(agentKey, String(agentId))
  if (openId !== null) parts.set(openKey, String(openId))
  if (list === 'loads') parts.set(listKey, list)
  return parts.toString()
}
