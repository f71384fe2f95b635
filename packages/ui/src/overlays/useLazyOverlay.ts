import { useId, useRef, useState } from 'react'
import type { ButtonProps } from 'react-aria-components/Button'

interface LazyOverlayOptions {
  /** The kind of overlay that opens. */
  kind: 'menu' | 'listbox' | 'dialog'
  /** Loads the code of the overlay. Called early, and possibly more than once. */
  preload: () => unknown
  /** The id of the overlay. Generated if it is left out. */
  id?: string
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * Returns the state of an overlay whose code is loaded when the pointer or the focus reaches its button, and
 * the props of that button for `ButtonContext`.
 */
export function useLazyOverlay({ kind, preload, id, isOpen: controlled, onOpenChange }: LazyOverlayOptions) {
  const [own, setOwn] = useState(false)
  const triggerRef = useRef<HTMLButtonElement>(null)
  const ownId = useId()
  const overlayId = id ?? ownId
  const triggerId = useId()
  const isOpen = controlled ?? own
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
