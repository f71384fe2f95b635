import { useEffect, useRef } from 'react'

/** The last dialog is on top of the others. */
const openDialogs: HTMLElement[] = []

/** Returns whether the key went to a dialog below the top dialog, or to no element with focus. */
function isBelow(target: EventTarget | null, top: HTMLElement): boolean {
  if (target === document.body) return true
  return target instanceof Node && openDialogs.some((dialog) => dialog !== top && dialog.contains(target))
}

/**
 * Handles Escape in a new dialog that has no focus yet. Until then, key events go to the dialog below, which
 * ignores Escape because it is not on top.
 */
export function useEarlyEscape(dialog: HTMLElement | null, onEscape: () => void): void {
  const handler = useRef(onEscape)
  useEffect(() => {
    handler.current = onEscape
  })
  useEffect(() => {
    if (dialog === null) return undefined
    openDialogs.push(dialog)
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing || openDialogs.at(-1) !== dialog) return
      if (!isBelow(event.target, dialog)) return
      event.preventDefault()
      event.stopPropagation()
      handler.current()
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true })
      openDialogs.splice(openDialogs.indexOf(dialog), 1)
    }
  }, [dialog])
}
