import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useIntl } from 'react-intl'
import { Icon } from '../../graphics/Icon/Icon'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './ActiveFilters.css'
import { activeFiltersMessages as messages } from './ActiveFilters.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** More filters than this are too many to show at once. */
const longList = 8

/** How many of too many filters are shown. */
const shownOfMany = 5

/**
 * A filter that limits the results of a search. `ActiveFilters` shows it as a chip with a button that removes
 * the filter.
 */
export interface ActiveFilter {
  id: string
  label: string
  kind: 'included' | 'excluded' | 'plain'
}

/** The props of the active filters. */
export interface ActiveFiltersProps extends RootProps<HTMLElement> {
  /** The filters in the order shown. Without filters, a text says that there are none. */
  filters: readonly ActiveFilter[]
  /** Called with the id of the filter that the user removes. */
  onRemove: (id: string) => void
  /** Buttons below the filters, such as buttons to save the search and to reset it. */
  actions?: ReactNode
  /** Whether the title is hidden from view. Screen readers still announce it. */
  isTitleHidden?: boolean
}

/**
 * Lists the active filters of a search (S07). Each filter has a button that removes it. After a removal, the
 * next filter gets the focus. Of more than eight filters, five are shown until the user expands the list.
 */
export function ActiveFilters({
  filters,
  onRemove,
  actions,
  isTitleHidden = false,
  className,
  ...root
}: ActiveFiltersProps) {
  const { formatMessage, formatNumber } = useIntl()
  const list = useRef<HTMLUListElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const removedAt = useRef<number | null>(null)
  const pressed = useRef<Element | null>(null)
  const [isExpanded, setExpanded] = useState(false)
  const isLong = filters.length > longList
  const shown = isLong && !isExpanded ? filters.slice(0, shownOfMany) : filters
  // Removing a filter also removes the focused button. Focus the button of the next filter, or the title if
  // no filter is left.
  useLayoutEffect(() => {
    if (removedAt.current === null) return
    const buttons = list.current?.querySelectorAll('button')
    const next = buttons?.[Math.min(removedAt.current, filters.length - 1)] ?? heading.current
    removedAt.current = null
    next?.focus()
  }, [filters])
  // An action can disappear when it is pressed, such as a reset. Its focus would be lost.
  useLayoutEffect(() => {
    const { current } = pressed
    if (current === null || current.isConnected) return
    pressed.current = null
    if (document.activeElement === document.body) heading.current?.focus()
  })
  return (
    <section
      {...root}
      className={classNames(css.section, className)}
      aria-label={formatMessage(messages.title)}
    >
      <h3 ref={heading} tabIndex={-1} className={isTitleHidden ? visuallyHidden : css.title}>
        {formatMessage(messages.title)}
        <span className={css.count}>{formatNumber(filters.length)}</span>
      </h3>
      {filters.length === 0 ? (
        <p className={css.none}>{formatMessage(messages.none)}</p>
      ) : (
        <ul ref={list} className={css.chips}>
          {shown.map(({ id, label, kind }, index) => (
            <li key={id} className={css.chip} data-kind={kind}>
              <span className={css.label} title={label}>
                {label}
              </span>
              {kind !== 'plain' && <span className={visuallyHidden}>{formatMessage(messages[kind])}</span>}
              <Button
                className={css.remove}
                aria-label={formatMessage(kind === 'excluded' ? messages.removeExcluded : messages.remove, {
                  label,
                })}
                onPress={() => {
                  removedAt.current = index
                  onRemove(id)
                }}
              >
                <Icon icon={X} size={12} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isLong && (
        <Button className={css.more} aria-expanded={isExpanded} onPress={() => setExpanded(!isExpanded)}>
          {isExpanded
            ? formatMessage(messages.fewer)
            : formatMessage(messages.more, { count: filters.length - shownOfMany })}
        </Button>
      )}
      {Boolean(actions) && (
        <div
          className={css.actions}
          onFocus={({ target }) => {
            pressed.current = target
          }}
        >
          {actions}
        </div>
      )}
    </section>
  )
}
