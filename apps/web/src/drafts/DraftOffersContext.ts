import { createContext, use } from 'react'
import type { StoredDraft } from '../session/storedDrafts'

/** The unsaved texts of an ended session, and the functions that stop offering them. */
export interface DraftOffers {
  readonly drafts: readonly StoredDraft[]
  /** Stops offering the unsaved text of one page, for example because the user has opened this page. */
  readonly accept: (path: string) => void
  readonly discard: () => void
}

const none: DraftOffers = { drafts: [], accept: () => {}, discard: () => {} }

export const DraftOffersContext = createContext<DraftOffers>(none)

/** Returns the unsaved text of an ended session. Outside DraftOffersProvider there is none. */
export function useDraftOffers(): DraftOffers {
  return use(DraftOffersContext)
}
