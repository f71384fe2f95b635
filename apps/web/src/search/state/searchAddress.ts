const agentKey = 'agent'
const openKey = 'open'
const listKey = 'list'

/**
 * How to show further results: in pages, or in one growing list for companies that are listed with their
 * roles.
 */
export type ResultsList = 'pages' | 'loads'

/** The parts of a search's query string. */
export interface SearchAddress {
  /** The filters and the order, written by `serializeCriteria`. */
  readonly criteria: string
  /** The id of the agent (the saved search) from which the user opened the search, or null. */
  readonly agentId: number | null
  /** The id of the expanded result, or null. */
  readonly openId: number | null
  readonly list: ResultsList
}

function idOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}

/** Parses the query string of a search. */
export function readAddress(query: string): SearchAddress {
  const parts = new URLSearchParams(query)
  const agentId = idOf(parts.get(agentKey))
  const openId = idOf(parts.get(openKey))
  const list = parts.get(listKey) === 'loads' ? 'loads' : 'pages'
  for (const key of [agentKey, openKey, listKey]) parts.delete(key)
  return { criteria: parts.toString(), agentId, openId, list }
}

/** Writes the query string of a search. Parts that are null are left out. */
export function writeAddress({ criteria, agentId, openId, list }: SearchAddress): string {
  const parts = new URLSearchParams(criteria)
  if (agentId !== null) parts.set(agentKey, String(agentId))
  if (openId !== null) parts.set(openKey, String(openId))
  if (list === 'loads') parts.set(listKey, list)
  return parts.toString()
}
