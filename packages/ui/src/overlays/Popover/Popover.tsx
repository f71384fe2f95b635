import type { ReactElement, ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import type { Placement } from 'react-aria-components/Popover'
import { useLazyOverlay } from '../useLazyOverlay'
import type { RootProps } from '../../styles/RootProps'
import type { OpenProps } from '../../styles/StateProps'

const loadContent = () => import('./PopoverContent')
const PopoverContent = lazy(async () => ({ default: (await loadContent()).PopoverContent }))

/** The props of a popover. */
export interface PopoverProps extends OpenProps, RootProps<HTMLElement> {
  /** The button that opens the popover. */
  trigger: ReactElement
  /** The accessible name of the popover. */
  label: string
  /**
   * The content, or a function that returns the content. The function receives `close`, a function that
   * closes the popover.
   */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** The side of the button on which the popover opens, if there is room. */
  placement?: Placement
}

/**
 * Shows details beside a button. Escape or a press outside closes the popover and returns the focus to the
 * button.
 */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom start',
  isOpen,
  defaultOpen,
  onOpenChange,
  ...root
}: PopoverProps) {
  const overlay = useLazyOverlay({
    kind: 'dialog',
    preload: loadContent,
    id: root.id,
    isOpen,
    defaultOpen,
    onOpenChange,
  })
  const { triggerRef, triggerProps } = overlay
  return (
    <>
      <ButtonContext value={triggerProps}>{trigger}</ButtonContext>
      {overlay.isOpen && (
        <Suspense fallback={null}>
          <PopoverContent
            {...root}
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
