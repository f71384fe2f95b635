import { limits } from '@spadestik/domain/limits'
import { useEffect, useState } from 'react'

/** Whether a link was just copied, or could not be. */
export type CopyState = 'idle' | 'copied' | 'failed'

/** Copies a link and says for four seconds how that went. @source specification 2 (icon bar), 9 */
export function useCopyLink(link: string) {
  const [state, setState] = useState<CopyState>('idle')

  // The confirmation is taken back by the clock.
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
      // The browser may forbid it, and has no clipboard on a page without a secure connection.
      setState('failed')
    }
  }

  return { state, copy }
}
