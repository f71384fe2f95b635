import { useEffect } from 'react'
import { useLists } from '../../api/lists'

/** Marks a list as seen when it opens, and after each change while it is open (W07). */
export function useSeenList(id: number | null, lastUpdated: string | null): void {
  const { markSeen } = useLists()
  // Ignore a failure, which the user would not notice.
  useEffect(() => {
    if (id !== null) markSeen(id).catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- once per list and change
  }, [id, lastUpdated])
}
