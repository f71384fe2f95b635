import { createContext, use } from 'react'
import type { StoredDraft } from '../storedDrafts'

export interface DraftOffers {
  readonly drafts: readonly StoredDraft[]
  /**
   * Stops offering to restore the unsaved text of a page, for example because the user has opened this page.
   */
  readonly accept: (path: string) => void
  readonly discard: () => void
}

const none: DraftOffers = { drafts: [], accept: () => {}, discard: () => {} }

export const DraftOffersContext = createContext<DraftOffers>(none)

/** Returns the offers to restore unsaved texts. Outside DraftOffersProvider, there are none. */
export function useDraftOffers(): DraftOffers {
  return use(DraftOffersContext)
}
