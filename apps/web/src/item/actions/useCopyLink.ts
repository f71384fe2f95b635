import { limits } from '@spadestik/domain/limits'
import { useEffect, useState } from 'react'

/**
 * The result of the last attempt to copy. It is `idle` again when the message about the result has
 * disappeared.
 */
export type CopyState = 'idle' | 'copied' | 'failed'

/** Copies a link and shows the result for four seconds (I01). */
export function useCopyLink(link: string, onFailed: () => void) {
  const [state, setState] = useState<CopyState>('idle')

  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => setState('idle'), limits.copiedMs)
    return () => clearTimeout(timer)
  }, [state])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      setState('copied')
    } catch {
      // The browser can refuse to copy, and pages without HTTPS have no clipboard.
      setState('failed')
      onFailed()
    }
  }

  return { state, copy }
}
