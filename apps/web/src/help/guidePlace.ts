import type { Schemas } from '@spadestik/api-client/schema'

type Tabs = readonly Schemas['HelpdeskTab'][]

/** The page that a hash opens, such as 11 of `#page11`, or null. @source specification 2 (Help page) */
export function pageOfHash(hash: string): number | null {
  const [, id] = /^#page(\d{1,9})$/.exec(hash) ?? []
  return id === undefined ? null : Number(id)
}

/** The tab to show: that of the page in the hash, else the one that the query names, else the first; null where there is none. */
export function shownTab(tabs: Tabs, asked: string | null, pageId: number | null): number | null {
  const ofPage = tabs.find(({ pages }) => pages.some(({ id }) => id === pageId))
  const ofQuery = tabs.find(({ id }) => String(id) === asked)
  return (ofPage ?? ofQuery ?? tabs[0])?.id ?? null
}
