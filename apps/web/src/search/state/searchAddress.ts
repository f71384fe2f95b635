const agentKey = 'agent'
const openKey = 'open'
const listKey = 'list'

/** How results follow one another: page by page, or each load behind those before (companies and roles). */
export type ResultsList = 'pages' | 'loads'

/** The query of a search's address, in parts. */
export interface SearchAddress {
  /** The filters and the order, as `serializeCriteria` writes them. */
  readonly criteria: string
  /** The agent that the search came from. */
  readonly agentId: number | null
  /** The row that is open. */
  readonly openId: number | null
  readonly list: ResultsList
}

function idOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}

/** Reads the query of a search's address. */
export function readAddress(query: string): SearchAddress {
  const parts = new URLSearchParams(query)
  const agentId = idOf(parts.get(agentKey))
  const openId = idOf(parts.get(openKey))
  const list = parts.get(listKey) === 'loads' ? 'loads' : 'pages'
  for (const key of [agentKey, openKey, listKey]) parts.delete(key)
  return { criteria: parts.toString(), agentId, openId, list }
}

/** Writes the query of a search's address; what there is none of is left out. */
export function writeAddress({ criteria, agentId, openId, list }: SearchAddress): string {
  const parts = new URLSearchParams(criteria)
  if (agentId !== null) parts.set(agentKey, String(agentId))
  if (openId !== null) parts.set(openKey, String(openId))
  if (list === 'loads') parts.set(listKey, list)
  return parts.toString()
}
