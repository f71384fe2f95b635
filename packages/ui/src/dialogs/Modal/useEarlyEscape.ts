import { useEffect, useRef } from 'react'

/** The last dialog is on top of the others. */
const openDialogs: HTMLElement[] = []

/** Returns whether a key was pressed in a dialog below the top one, or while nothing had the focus. */
function isBelow(target: EventTarget | null, top: HTMLElement): boolean {
  if (target === document.body) return true
  return target instanceof Node && openDialogs.some((dialog) => dialog !== top && dialog.contains(target))
}

/**
 * Handles Escape while a new dialog is open but has no focus yet. Key events then still go to the dialog
 * below, which ignores Escape because it is no longer on top.
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
