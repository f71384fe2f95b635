import type { ReactNode } from 'react'
import { useState } from 'react'
import { forgetDrafts, readDrafts } from '../session/keptDrafts'
import { DraftOffersContext } from './DraftOffersContext'

/** Remembers what a user was typing when they came in, so that every page can offer it until it is taken up or given up. */
export function DraftOffersProvider({ userId, children }: { userId: number; children: ReactNode }) {
  const [drafts, setDrafts] = useState(() => readDrafts(userId))
  return (
    <DraftOffersContext
      value={{
        drafts,
        accept: (path) => setDrafts(drafts.filter((draft) => draft.path !== path)),
        discard() {
          forgetDrafts(userId)
          setDrafts([])
        },
      }}
    >
      {children}
    </DraftOffersContext>
  )
}
