import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import type { PopoverProps } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { Icon } from '../Icon/Icon'
import { usePressTimings } from '../PressTimings/PressTimings'
import { popover, popoverItem, popoverList } from '../styles/popover.css'
import * as css from './Menu.css'

/** One line of a menu: an action, a link, or the line between two groups. */
export type MenuEntry =
  | { type: 'separator'; id: string }
  | {
      type?: 'item'
      id: string
      label: string
      icon?: LucideIcon
      /** Where it leads; with it the line is a link. */
      href?: string
      /** Whether the link opens a page of its own. */
      isNewPage?: boolean
      /** The name under which the browser saves what the link leads to. */
      download?: string
      onPress?: () => void
      isDisabled?: boolean
      /** `danger` for what destroys. */
      tone?: 'danger'
    }

/** A list of actions behind one button. */
export interface MenuProps {
  /** The button that opens it. */
  children: ReactElement
  label: string
  entries: readonly MenuEntry[]
  /** What stands above the lines, such as whose account it is. */
  header?: ReactNode
  placement?: PopoverProps['placement']
  /** Milliseconds between a choice and the closing, so that the choice is seen; else that of `PressTimings` holds. */
  closeDelayMs?: number
}

/** Opens a list of actions and links; arrows move in it, letters find, Escape closes. */
export function Menu({
  children,
  label,
  entries,
  header,
  placement = 'bottom end',
  closeDelayMs,
}: MenuProps) {
  const { menuCloseDelayMs } = usePressTimings()
  const [isOpen, setIsOpen] = useState(false)
  const closing = useRef(0)
  useEffect(() => () => window.clearTimeout(closing.current), [])
  const onOpenChange = (isOpenNow: boolean) => {
    window.clearTimeout(closing.current)
    if (isOpenNow) setIsOpen(true)
    else closing.current = window.setTimeout(() => setIsOpen(false), closeDelayMs ?? menuCloseDelayMs)
  }
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {children}
      <Popover className={popover} placement={placement} offset={4}>
        {Boolean(header) && <div className={css.header}>{header}</div>}
        <AriaMenu className={popoverList} aria-label={label}>
          {entries.map((entry) =>
            entry.type === 'separator' ? (
              <Separator key={entry.id} className={css.separator} />
            ) : (
              <MenuItem
                key={entry.id}
                id={entry.id}
                className={popoverItem}
                textValue={entry.label}
                href={entry.href}
                target={entry.isNewPage ? '_blank' : undefined}
                rel={entry.isNewPage ? 'noreferrer' : undefined}
                download={entry.download}
                onAction={entry.onPress}
                isDisabled={entry.isDisabled}
                data-tone={entry.tone}
              >
                {entry.icon && <Icon icon={entry.icon} />}
                <span className={entry.tone === 'danger' ? css.danger : undefined}>{entry.label}</span>
              </MenuItem>
            ),
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
