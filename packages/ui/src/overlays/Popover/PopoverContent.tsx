import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import type { PopoverProps } from 'react-aria-components/Popover'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from '../../styles/classNames'
import { popover } from '../../styles/popover.css'
import * as css from './Popover.css'
import type { RootProps } from '../../styles/RootProps'

interface PopoverContentProps extends RootProps<HTMLElement> {
  id: string
  label: string
  children: ReactNode | ((close: () => void) => ReactNode)
  placement: NonNullable<PopoverProps['placement']>
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function PopoverContent({
  label,
  children,
  placement,
  triggerRef,
  isOpen,
  onOpenChange,
  className,
  ...root
}: PopoverContentProps) {
  return (
    <Popover
      {...{ placement, triggerRef, isOpen, onOpenChange }}
      trigger="DialogTrigger"
      className={classNames(popover, css.place)}
      offset={4}
    >
      <Dialog {...root} aria-label={label} className={classNames(css.dialog, className)}>
        {typeof children === 'function' ? children(() => onOpenChange(false)) : children}
      </Dialog>
    </Popover>
  )
}
