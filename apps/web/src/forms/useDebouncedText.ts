import { limits } from '@spadestik/domain/limits'
import { useEffect, useState } from 'react'

/**
 * Returns the typed text, but follows it only after a pause of 300 ms in the typing. Until this pause,
 * returns the text of the last pause. Use it for requests while the user types.
 */
export function useDebouncedText(typed: string): string {
  const [stopped, setStopped] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setStopped(typed), limits.notTypingMs)
    return () => clearTimeout(timer)
  }, [typed])
  return stopped
}
