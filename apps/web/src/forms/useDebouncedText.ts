import { limits } from '@spadestik/domain/limits'
import { useEffect, useState } from 'react'

/**
 * Returns the typed text after a pause of 300 ms in the typing. Until then, returns the text before it. Use
 * it for requests while the user types.
 */
export function useDebouncedText(typed: string): string {
  const [stopped, setStopped] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setStopped(typed), limits.notTypingMs)
    return () => clearTimeout(timer)
  }, [typed])
  return stopped
}
