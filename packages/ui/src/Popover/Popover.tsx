import type { ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { classNames } from '../styles/classNames'
import { popover } from '../styles/popover.css'
import * as css from './Popover.css'

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
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover className={classNames(popover, css.place)} placement={placement} offset={4}>
        <Dialog aria-label={label} className={css.dialog}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
