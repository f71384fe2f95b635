import { useLayoutEffect, useRef } from 'react'
import { focusOrigin, keepFocus } from '../routing/keepFocus'

/**
 * Keeps the focus near a button that disappears after a press, such as 'Try again'. Pass the ref to the
 * element around the button.
 */
export function useRetryFocus<Around extends HTMLElement>() {
  const around = useRef<Around>(null)
  useLayoutEffect(() => {
    const element = around.current
    // This runs before React removes the button, so it still has the focus.
    return () => {
      if (element?.contains(document.activeElement)) keepFocus(focusOrigin())
    }
  }, [])
  return around
}
