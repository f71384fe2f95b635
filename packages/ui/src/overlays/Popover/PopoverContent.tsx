import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import type { PopoverProps } from 'react-aria-components/Popover'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from '../../styles/classNames'
import { popover } from '../../styles/popover.css'
import * as css from './Popover.css'

interface PopoverContentProps {
  id: string
  label: string
  children: ReactNode | ((close: () => void) => ReactNode)
  placement: NonNullable<PopoverProps['placement']>
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The open popover. Its code is loaded when the pointer or the focus reaches the button. */
export function PopoverContent({ id, label, children, ...popoverProps }: PopoverContentProps) {
  return (
    <Popover {...popoverProps} trigger="DialogTrigger" className={classNames(popover, css.place)} offset={4}>
      <Dialog id={id} aria-label={label} className={css.dialog}>
        {typeof children === 'function' ? children(() => popoverProps.onOpenChange(false)) : children}
      </Dialog>
    </Popover>
  )
}
