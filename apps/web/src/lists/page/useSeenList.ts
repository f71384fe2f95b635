import { useEffect } from 'react'
import { useLists } from '../../api/lists'

/** Remembers that the user has looked at a list, once it shows and whenever it changes while it does. */
export function useSeenList(id: number | null, lastUpdated: string | null): void {
  const { markSeen } = useLists()
  // That somebody looks at the page is news for the service; a failure changes nothing for the reader.
  useEffect(() => {
    if (id !== null) markSeen(id).catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each list and each of its changes
  }, [id, lastUpdated])
}
