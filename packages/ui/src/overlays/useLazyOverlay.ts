import { useId, useRef } from 'react'
import type { ButtonProps } from 'react-aria-components/Button'
import type { OpenProps } from '../styles/StateProps'
import { useControlledState } from '../styles/useControlledState'

interface LazyOverlayOptions extends OpenProps {
  /** The kind of overlay that opens. */
  kind: 'menu' | 'listbox' | 'dialog'
  /** Loads the code of the overlay. Called early, and possibly more than once. */
  preload: () => unknown
  /** The id of the overlay. Generated if it is left out. */
  id?: string
}

/**
 * Returns the state of an overlay whose code is loaded when the pointer or the focus reaches its button, and
 * the props of that button for `ButtonContext`.
 */
export function useLazyOverlay(options: LazyOverlayOptions) {
  const { kind, preload, id, defaultOpen = false } = options
  const [isOpen, setOpen] = useControlledState(options.isOpen, defaultOpen, options.onOpenChange)
  const triggerRef = useRef<HTMLButtonElement>(null)
  const ownId = useId()
  const overlayId = id ?? ownId
  const triggerId = useId()
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
