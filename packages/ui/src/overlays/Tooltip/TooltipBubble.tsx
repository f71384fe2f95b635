import type { ReactNode, RefObject } from 'react'
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip'
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import * as css from './Tooltip.css'

interface TooltipBubbleProps extends Pick<AriaTooltipProps, 'placement'> {
  id: string
  triggerRef: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

const open = () => undefined

/** The visible tooltip. Its code is loaded when the first tooltip is needed. */
export function TooltipBubble({ id, triggerRef, onClose, placement = 'top', children }: TooltipBubbleProps) {
  return (
    <TooltipTriggerStateContext value={{ isOpen: true, shouldSkipAnimation: false, open, close: onClose }}>
      <AriaTooltip triggerRef={triggerRef} className={css.tooltip} placement={placement} offset={6}>
        <span id={id}>{children}</span>
      </AriaTooltip>
    </TooltipTriggerStateContext>
  )
}
