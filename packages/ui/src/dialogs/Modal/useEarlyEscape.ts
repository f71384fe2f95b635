import { useEffect, useRef } from 'react'

/** The open dialogs. The last one is on top of the others. */
const openDialogs: HTMLElement[] = []

/**
 * Whether the target of a key event is inside a dialog below the top dialog. Also true for the body, which
 * gets the keys when no element has the focus.
 */
function isBelow(target: EventTarget | null, top: HTMLElement): boolean {
  if (target === document.body) return true
  return target instanceof Node && openDialogs.some((dialog) => dialog !== top && dialog.contains(target))
}

/**
 * Handles Escape while a new dialog has no focus yet. In this time, key events go to the dialog below, which
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
