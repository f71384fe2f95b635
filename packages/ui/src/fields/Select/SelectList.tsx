import { Check } from 'lucide-react'
import type { RefObject } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from '../../graphics/Icon/Icon'
import { tabOut } from '../../overlays/tabOut'
import { classNames } from '../../styles/classNames'
import { popover, popoverItem, popoverList, popoverOfField } from '../../styles/popover.css'
import * as css from './Select.css'
import type { SelectOption } from './SelectOption'

interface SelectListProps {
  id: string
  labelId: string
  options: readonly SelectOption[]
  value: string | null
  /** Also called when the option was already selected. */
  onChoose: (value: string | null) => void
  triggerRef: RefObject<HTMLElement | null>
  /**
   * The value of the option to which the list scrolls when it opens. The option is then in the middle of the
   * list.
   */
  startsAt: string | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * Focuses an option and scrolls it to the middle. Waits two frames, because the list itself first scrolls to
 * the selected option.
 */
function bringToMiddle(option: HTMLElement | null): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      option?.focus({ preventScroll: true })
      option?.scrollIntoView({ block: 'center' })
    }),
  )
}

export function SelectList({
  id,
  labelId,
  options,
  value,
  onChoose,
  startsAt,
  ...popoverProps
}: SelectListProps) {
  return (
    <Popover
      {...popoverProps}
      trigger="Select"
      aria-labelledby={labelId}
      placement="bottom start"
      className={classNames(popover, popoverOfField)}
      offset={4}
    >
      <div className={css.list} onKeyDownCapture={tabOut(popoverProps.triggerRef, popoverProps.onOpenChange)}>
        <ListBox
          id={id}
          aria-labelledby={labelId}
          className={popoverList}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- an opened list takes the keyboard focus
          autoFocus
          selectionMode="single"
          selectedKeys={value === null ? [] : [value]}
          disabledKeys={options.filter(({ isDisabled }) => isDisabled).map((option) => option.value)}
          onSelectionChange={(keys) => onChoose(keys === 'all' ? value : ([...keys].map(String)[0] ?? value))}
          items={options.map((option) => ({ ...option, id: option.value }))}
        >
          {(option) => (
            <ListBoxItem
              ref={option.value === startsAt ? bringToMiddle : undefined}
              className={popoverItem}
              textValue={option.label}
            >
              {({ isSelected }) => (
                <>
                  <span className={css.tick}>{isSelected && <Icon icon={Check} />}</span>
                  {option.before}
                  <span>{option.label}</span>
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </div>
    </Popover>
  )
}
