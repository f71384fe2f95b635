import { createContext, use } from 'react'
import type { KeptDraft } from '../session/keptDrafts'

/** What a user was typing when their session ended, and how to be done with it. */
export interface DraftOffers {
  readonly drafts: readonly KeptDraft[]
  /** Stops offering what was typed on a page, as when the user goes there. */
  readonly accept: (path: string) => void
  readonly discard: () => void
}

const none: DraftOffers = { drafts: [], accept: () => {}, discard: () => {} }

export const DraftOffersContext = createContext<DraftOffers>(none)

/** What a user was typing when their session ended; nothing where nobody is signed in. */
export function useDraftOffers(): DraftOffers {
  return use(DraftOffersContext)
}
