import type { ReactNode, RefObject } from 'react'
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip'
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import * as css from './Tooltip.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

interface TooltipBubbleProps extends RootProps<HTMLDivElement>, Pick<AriaTooltipProps, 'placement'> {
  contentId: string
  triggerRef: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

const open = () => undefined

/** The visible tooltip. Its code is loaded before the first tooltip is shown. */
export function TooltipBubble({
  contentId,
  triggerRef,
  onClose,
  placement = 'top',
  children,
  className,
  ...root
}: TooltipBubbleProps) {
  return (
    <TooltipTriggerStateContext value={{ isOpen: true, shouldSkipAnimation: false, open, close: onClose }}>
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
