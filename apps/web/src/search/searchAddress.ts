const agentKey = 'agent'
const openKey = 'open'

/** The query of a search's address, in parts. */
export interface SearchAddress {
  /** The filters and the order, as `serializeCriteria` writes them. */
  readonly criteria: string
  /** The agent that the search came from. */
  readonly agentId: number | null
  /** The row that is open. */
  readonly openId: number | null
}

function idOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}

/** Reads the query of a search's address. */
export function readAddress(query: string): SearchAddress {
  const parts = new URLSearchParams(query)
  const agentId = idOf(parts.get(agentKey))
  const openId = idOf(parts.get(openKey))
  parts.delete(agentKey)
  parts.delete(openKey)
  return { criteria: parts.toString(), agentId, openId }
}

/** Writes the query of a search's address; what there is none of is left out. */
export function writeAddress({ criteria, agentId, openId }: SearchAddress): string {
  const parts = new URLSearchParams(criteria)
  if (agentId !== null) parts.set(agentKey, String(agentId))
  if (openId !== null) parts.set(openKey, String(openId))
  return parts.toString()
}
