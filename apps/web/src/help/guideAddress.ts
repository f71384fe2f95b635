import type { Schemas } from '@spadestik/api-client/schema'

type Tabs = readonly Schemas['HelpdeskTab'][]

/** Returns 11 for `#page11`, or null for any other hash (A07). */
export function pageOfHash(hash: string): number | null {
  const [, id] = /^#page(\d{1,9})$/.exec(hash) ?? []
  return id === undefined ? null : Number(id)
}

/**
 * Returns the id of the tab to show, or null without tabs. The tab of the open page has priority over the tab
 * in the query, which has priority over the first tab.
 */
export function shownTab(tabs: Tabs, tabInQuery: string | null, pageId: number | null): number | null {
  const ofPage = tabs.find(({ pages }) => pages.some(({ id }) => id === pageId))
  const ofQuery = tabs.find(({ id }) => String(id) === tabInQuery)
  return (ofPage ?? ofQuery ?? tabs[0])?.id ?? null
}
