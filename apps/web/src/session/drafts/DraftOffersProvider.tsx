import type { ReactNode } from 'react'
import { useState } from 'react'
import { deleteDrafts, readDrafts, storeInterruption, wasInterrupted } from '../storedDrafts'
import { DraftOffersContext } from './DraftOffersContext'

export function DraftOffersProvider({ userId, children }: { userId: number; children: ReactNode }) {
  const [drafts, setDrafts] = useState(() => (wasInterrupted(userId) ? readDrafts(userId) : []))
  return (
    <DraftOffersContext
      value={{
        drafts,
        accept(path) {
          const left = drafts.filter((draft) => draft.path !== path)
          if (left.length === 0) storeInterruption(null)
          setDrafts(left)
        },
        discard() {
          deleteDrafts(userId)
          setDrafts([])
        },
      }}
    >
      {children}
    </DraftOffersContext>
  )
}
