import type { ReactElement, ReactNode } from 'react'
import { lazy, Suspense, useRef, useState } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import type { Placement } from 'react-aria-components/Popover'
import { useLazyOverlay } from '../../overlays/useLazyOverlay'
import { usePressTimings } from '../PressTimings/PressTimings'
import type { MenuEntry } from './MenuEntry'
import type { RootProps } from '../../styles/RootProps'
import type { OpenProps } from '../../styles/StateProps'

const loadList = () => import('./MenuList')
const MenuList = lazy(async () => ({ default: (await loadList()).MenuList }))

/** The props of a menu. */
export interface MenuProps extends OpenProps, RootProps<HTMLDivElement> {
  /** Without `trigger`, the button that opens the menu. With `trigger`, the items of the menu. */
  children?: ReactNode
  /** The button that opens the menu. If it is set, pass the items of the menu as `children`. */
  trigger?: ReactElement
  /** The accessible name of the menu. */
  label: string
  /**
   * The entries of the menu as data. Without them, pass the button as `trigger` and the items as `children`.
   */
  entries?: readonly MenuEntry[]
  /** Content above the entries, such as the name of the account. */
  header?: ReactNode
  /** The side of the button on which the menu opens, if there is room. @default 'bottom end' */
  placement?: Placement
  /**
   * The time in milliseconds for which the menu stays open after the user has chosen an entry. Overrides the
   * time from `PressTimings`.
   */
  closeDelayMs?: number
}

/**
 * A menu of actions and links. Arrow keys move between the entries, typed letters find an entry, and Escape
 * closes the menu.
 */
export function Menu({
  children,
  trigger,
  closeDelayMs,
  isOpen: controlled,
  defaultOpen,
  onOpenChange,
  ...root
}: MenuProps) {
  const { menuCloseDelayMs } = usePressTimings()
  const [autoFocus, setAutoFocus] = useState<'first' | 'last' | true>(true)
  const { isOpen, setOpen, triggerRef, overlayId, triggerProps } = useLazyOverlay({
    kind: 'menu',
    preload: loadList,
    id: root.id,
    isOpen: controlled,
    defaultOpen,
    onOpenChange,
  })
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openAt = (line: 'first' | 'last' | true) => {
    clearTimeout(closing.current)
    setAutoFocus(line)
    setOpen(true)
  }
  const close = () => {
    closing.current = setTimeout(setOpen, closeDelayMs ?? menuCloseDelayMs, false)
  }
  return (
    <>
      <ButtonContext
        value={{
          ...triggerProps,
          onPress: ({ pointerType }) =>
            isOpen ? close() : openAt(/mouse|touch/.test(pointerType) || 'first'),
          onKeyDown: (event) => {
            if (event.key === 'ArrowDown') openAt('first')
            else if (event.key === 'ArrowUp') openAt('last')
            else triggerProps.onKeyDown(event)
          },
        }}
      >
        {trigger ?? children}
      </ButtonContext>
      {isOpen && (
        <Suspense>
          <MenuList
            {...root}
            id={overlayId}
            items={trigger && children}
            {...{ triggerRef, autoFocus, setOpen }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
