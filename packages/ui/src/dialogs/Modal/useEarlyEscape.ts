import { useEffect, useRef } from 'react'

/** The open dialogs, the top one last. */
const openDialogs: HTMLElement[] = []

/** Whether the target of a key is below the top dialog: in an earlier dialog, or in none. */
function isBelow(target: EventTarget | null, top: HTMLElement): boolean {
  if (target === document.body) return true
  return target instanceof Node && openDialogs.some((dialog) => dialog !== top && dialog.contains(target))
}

/**
 * Handles an Escape that is pressed after a dialog opens and before it has the focus. Such a key goes to the
 * dialog below, which ignores it because it is not on top.
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
