import type { ReactElement, ReactNode } from 'react'
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import * as css from './Tooltip.css'

/** A short explanation that floats beside a control. */
export interface TooltipProps extends Pick<AriaTooltipProps, 'placement'> {
  /** The words; nothing that is needed may stand here alone, since touch never shows it. */
  content: ReactNode
  /** One focusable control, such as a Button. */
  children: ReactElement
  isDisabled?: boolean
  /** Milliseconds of pointing before it shows; focus shows it at once. @default 500 */
  delayMs?: number
}

/** Explains a control when it is pointed at or focused; Escape hides it. */
export function Tooltip({
  content,
  children,
  placement = 'top',
  isDisabled = false,
  delayMs = 500,
}: TooltipProps) {
  return (
    <TooltipTrigger delay={delayMs} closeDelay={0} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className={css.tooltip} placement={placement} offset={6}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
