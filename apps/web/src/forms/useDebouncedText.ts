import { limits } from '@spadestik/domain/limits'
import { useEffect, useState } from 'react'

/**
 * Returns the typed text once the user has not typed for 300 ms. Use it for requests while the user types.
 */
export function useDebouncedText(typed: string): string {
  const [stopped, setStopped] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setStopped(typed), limits.notTypingMs)
    return () => clearTimeout(timer)
  }, [typed])
  return stopped
}
