import { limits } from '@spadestik/domain/limits'
import { useEffect, useState } from 'react'

/**
 * Whether the last copying of the link succeeded, for as long as the message about it is visible, else
 * `idle`.
 */
export type CopyState = 'idle' | 'copied' | 'failed'

/** Copies a link and shows the result for four seconds (I01). */
export function useCopyLink(link: string) {
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
      // The browser may refuse to copy, and pages without HTTPS have no clipboard.
      setState('failed')
    }
  }

  return { state, copy }
}
