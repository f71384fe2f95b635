import type { RefObject } from 'react'
import { useId, useRef } from 'react'
import type { ButtonProps } from 'react-aria-components/Button'
import type { OpenProps } from '../styles/StateProps'
import { useControlledState } from '../styles/useControlledState'

interface LazyOverlayOptions extends OpenProps {
  /** For the `aria-haspopup` attribute. */
  kind: 'menu' | 'listbox' | 'dialog'
  /** Loads the code of the overlay. Called before the overlay opens, and possibly more than once. */
  preload: () => unknown
  /** By default, the id of the overlay is generated. */
  id?: string
}

interface TriggerProps extends ButtonProps {
  ref: RefObject<HTMLButtonElement | null>
  onKeyDown: NonNullable<ButtonProps['onKeyDown']>
}

/**
 * Returns the state of an overlay and the props of its button for `ButtonContext`. The code of the overlay
 * loads when the pointer or the focus reaches the button.
 */
export function useLazyOverlay({
  kind,
  preload,
  id,
  isOpen: controlled,
  defaultOpen = false,
  onOpenChange,
}: LazyOverlayOptions) {
  const [isOpen, setOpen] = useControlledState(controlled, defaultOpen, onOpenChange)
  const triggerRef = useRef<HTMLButtonElement>(null)
  const ownId = useId()
  const overlayId = id ?? ownId
  const triggerProps: TriggerProps = {
    ref: triggerRef,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? overlayId : undefined,
    onHoverStart: preload,
    onFocus: preload,
    onPress: () => setOpen(!isOpen),
    // Handle Escape on the button, because the button keeps the focus until the code of the overlay has
    // loaded.
    onKeyDown: (event) => {
      if (isOpen && event.key === 'Escape') setOpen(false)
      else event.continuePropagation()
    },
  }
  return { isOpen, setOpen, triggerRef, overlayId, triggerProps }
}
