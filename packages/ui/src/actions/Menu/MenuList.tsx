import type { ReactNode, RefObject } from 'react'
import { Menu as AriaMenu } from 'react-aria-components/Menu'
import type { PopoverProps } from 'react-aria-components/Popover'
import { Popover } from 'react-aria-components/Popover'
import { tabOut } from '../../overlays/tabOut'
import { popover, popoverList } from '../../styles/popover.css'
import * as css from './Menu.css'
import type { MenuEntry } from './MenuEntry'
import { MenuItem, MenuSeparator } from './MenuItem'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

interface MenuListProps extends RootProps<HTMLDivElement> {
  id: string
  label: string
  entries?: readonly MenuEntry[] | undefined
  items: ReactNode
  header?: ReactNode
  placement?: PopoverProps['placement']
  triggerRef: RefObject<HTMLElement | null>
  /** Which entry gets the focus when the menu opens, or `true` to focus the menu itself. */
  autoFocus: 'first' | 'last' | true
  /** Closes the menu after a delay, in which the user sees the chosen entry. */
  onClose: () => void
  /** Closes the menu at once. */
  setOpen: (isOpen: false) => void
}

export function MenuList({
  label,
  entries,
  items,
  header,
  autoFocus,
  placement = 'bottom end',
  triggerRef,
  onClose,
  setOpen,
  className,
  ...root
}: MenuListProps) {
  return (
    <Popover
      {...{ placement, triggerRef }}
      isOpen
      onOpenChange={onClose}
      trigger="MenuTrigger"
      aria-label={label}
      className={popover}
      offset={4}
    >
      {Boolean(header) && <div className={css.header}>{header}</div>}
      <div onKeyDownCapture={tabOut(triggerRef, setOpen)}>
        <AriaMenu
          {...root}
          className={classNames(popoverList, className)}
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- an opened menu takes the keyboard focus
          autoFocus={autoFocus}
          onClose={onClose}
        >
          {entries?.map((entry) =>
            entry.type === 'separator' ? (
              <MenuSeparator key={entry.id} />
            ) : (
              <MenuItem key={entry.id} {...entry} />
            ),
          )}
          {items}
        </AriaMenu>
      </div>
    </Popover>
  )
}
