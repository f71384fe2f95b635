import { useId, useRef } from 'react'
import type { ButtonProps } from 'react-aria-components/Button'
import type { OpenProps } from '../styles/StateProps'
import { useControlledState } from '../styles/useControlledState'

interface LazyOverlayOptions extends OpenProps {
  /** The kind of overlay, for the `aria-haspopup` attribute. */
  kind: 'menu' | 'listbox' | 'dialog'
  /** Loads the code of the overlay. It is called before the overlay opens, and may be called again. */
  preload: () => unknown
  /** The id of the overlay. By default it is generated. */
  id?: string
}

/**
 * Returns the state of an overlay, and the props of its button for `ButtonContext`. The code of the overlay
 * is loaded when the pointer or the focus reaches the button.
 */
export function useLazyOverlay(options: LazyOverlayOptions) {
  const { kind, preload, id, defaultOpen = false } = options
  const [isOpen, setOpen] = useControlledState(options.isOpen, defaultOpen, options.onOpenChange)
  const triggerRef = useRef<HTMLButtonElement>(null)
  const ownId = useId()
  const overlayId = id ?? ownId
  const triggerId = useId()
  const triggerProps = {
    ref: triggerRef,
    id: triggerId,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? overlayId : undefined,
    onHoverStart: preload,
    onFocus: preload,
    onPress: () => setOpen(!isOpen),
    // The focus is still on the button while the code of the overlay loads.
    onKeyDown: (event) => {
      if (event.key === 'Escape' && isOpen) setOpen(false)
      else event.continuePropagation()
    },
  } satisfies ButtonProps & { ref: typeof triggerRef }
  return { isOpen, setOpen, triggerRef, triggerId, overlayId, triggerProps }
}
