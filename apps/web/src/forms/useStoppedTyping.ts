import { limits } from '@spadestik/domain/limits'
import { useEffect, useState } from 'react'

/** What is typed, once its writer has paused for 300 ms; what asks the service as one types waits for that. @source specification 9, decision 26 */
export function useStoppedTyping(typed: string): string {
  const [stopped, setStopped] = useState(typed)
  // The pause is the clock's.
  useEffect(() => {
    const timer = setTimeout(() => setStopped(typed), limits.notTypingMs)
    return () => clearTimeout(timer)
  }, [typed])
  return stopped
}
