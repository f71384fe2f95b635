import type { ReactElement, ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { useLazyOverlay } from '../useLazyOverlay'

const loadContent = () => import('./PopoverContent')
const PopoverContent = lazy(async () => ({ default: (await loadContent()).PopoverContent }))

/** Something that floats beside the button it belongs to. */
export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** Its name, read when it opens. */
  label: string
  /** The content, or what makes it from a function that closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode)
  placement?: AriaPopoverProps['placement']
  /** Whether it is open, where that is held outside. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** Shows details beside a button; Escape and a press outside close it, and the focus goes back to the button. */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
}: PopoverProps) {
  const overlay = useLazyOverlay({ kind: 'dialog', preload: loadContent, isOpen, onOpenChange })
  const { triggerRef, triggerProps } = overlay
  return (
    <>
      <ButtonContext value={triggerProps}>{trigger}</ButtonContext>
      {overlay.isOpen && (
        <Suspense fallback={null}>
          <PopoverContent
            id={overlay.overlayId}
            {...{ label, placement, triggerRef }}
            isOpen={overlay.isOpen}
            onOpenChange={overlay.setOpen}
          >
            {children}
          </PopoverContent>
        </Suspense>
      )}
    </>
  )
}
