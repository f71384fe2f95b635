import { useId, useRef, useState } from 'react'
import type { ButtonProps } from 'react-aria-components/Button'

interface LazyOverlayOptions {
  /** What opens. */
  kind: 'menu' | 'listbox' | 'dialog'
  /** Fetches the code of the overlay; called before it is needed, and again without harm. */
  preload: () => unknown
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * The button of an overlay whose code comes when a reader goes near the button: what it is told through
 * `ButtonContext`, and whether the overlay is open.
 */
export function useLazyOverlay({ kind, preload, isOpen: held, onOpenChange }: LazyOverlayOptions) {
  const [own, setOwn] = useState(false)
  const triggerRef = useRef<HTMLButtonElement>(null)
  const overlayId = useId()
  const triggerId = useId()
  const isOpen = held ?? own
  const setOpen = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  const triggerProps: ButtonProps & { ref: typeof triggerRef } = {
    ref: triggerRef,
    id: triggerId,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? overlayId : undefined,
    onHoverStart: preload,
    onFocus: preload,
    onPress: () => setOpen(!isOpen),
  }
  return { isOpen, setOpen, triggerRef, triggerId, overlayId, triggerProps }
}
