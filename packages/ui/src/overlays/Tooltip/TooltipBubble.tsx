import type { ReactNode, RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip'
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import * as css from './Tooltip.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

interface TooltipBubbleProps extends RootProps<HTMLDivElement>, Pick<AriaTooltipProps, 'placement'> {
  contentId: string
  triggerRef: RefObject<HTMLElement | null>
  onEnter: () => void
  onLeave: () => void
  onClose: () => void
  children: ReactNode
}

/** The visible tooltip. Its code loads before the first tooltip is shown. */
export function TooltipBubble({
  contentId,
  triggerRef,
  onEnter,
  onLeave,
  onClose,
  placement = 'top',
  children,
  className,
  ...root
}: TooltipBubbleProps) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    // Listen on the whole page, because a hovered button may not have the focus. Stop the event, so that
    // Escape does not also close a dialog around the button.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
  return (
    <TooltipTriggerStateContext
      value={{ isOpen: true, shouldSkipAnimation: false, open: onEnter, close: onLeave }}
    >
      <AriaTooltip
        {...root}
        triggerRef={triggerRef}
        className={classNames(css.tooltip, className)}
        placement={placement}
        offset={6}
      >
        <span id={contentId}>{children}</span>
      </AriaTooltip>
    </TooltipTriggerStateContext>
  )
}
