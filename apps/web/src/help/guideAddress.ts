import type { Schemas } from '@spadestik/api-client/schema'

type Tabs = readonly Schemas['HelpdeskTab'][]

/** Returns the id of the page in a hash such as `#page11`. Returns null for a hash of another form (A07). */
export function pageOfHash(hash: string): number | null {
  const [, id] = /^#page(\d{1,9})$/.exec(hash) ?? []
  return id === undefined ? null : Number(id)
}

/**
 * Returns the id of the tab to show. This is the tab that contains the open page, otherwise the tab in the
 * query, otherwise the first tab. Returns null if there are no tabs.
 */
export function shownTab(tabs: Tabs, tabInQuery: string | null, pageId: number | null): number | null {
  const ofPage = tabs.find(({ pages }) => pages.some(({ id }) => id === pageId))
  const ofQuery = tabs.find(({ id }) => String(id) === tabInQuery)
  return (ofPage ?? ofQuery ?? tabs[0])?.id ?? null
}
