import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { useIntl } from 'react-intl'
import { Icon } from '../../graphics/Icon/Icon'
import * as css from './Pagination.css'
import { paginationMessages as messages } from './Pagination.messages'

/** One place in the page bar. */
export type PageItem = { type: 'page'; page: number; isCurrent: boolean } | { type: 'ellipsis' }

/** A bar of pages. */
export interface PaginationProps {
  /** The places in order, as the rule of the page bar gives them. */
  items: readonly PageItem[]
  /** The page before and after the current one, counted from 1, or null where there is none. */
  previousPage: number | null
  nextPage: number | null
  /** The address of a page; the app's router follows it through RouterProvider. */
  getHref?: (page: number) => string
  onPageChange?: (page: number) => void
}

/** An ellipsis is known by the page before it. */
function gapKey(items: readonly PageItem[], place: number): string {
  const before = items[place - 1]
  return before?.type === 'page' ? `after ${before.page}` : 'first'
}

/**
 * Leads through the pages of a long answer; each page is a link, so that it can be opened beside.
 *
 * @source specification 2
 */
export function Pagination({ items, previousPage, nextPage, getHref, onPageChange }: PaginationProps) {
  const { formatMessage, formatNumber } = useIntl()
  const to = (page: number) => ({ href: getHref?.(page), onPress: () => onPageChange?.(page) })
  const step = (page: number | null, label: string, icon: typeof ChevronLeft) => (
    <li>
      <Link
        {...(page === null ? {} : to(page))}
        isDisabled={page === null}
        aria-label={label}
        className={css.place}
      >
        <Icon icon={icon} />
      </Link>
    </li>
  )
  return (
    <nav aria-label={formatMessage(messages.label)} className={css.bar}>
      <ul className={css.places}>
        {step(previousPage, formatMessage(messages.previous), ChevronLeft)}
        {items.map((item, place) =>
          item.type === 'ellipsis' ? (
            <li key={gapKey(items, place)} className={css.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={item.page}>
              <Link
                {...to(item.page)}
                aria-label={formatMessage(messages.page, { page: item.page })}
                aria-current={item.isCurrent ? 'page' : undefined}
                className={css.place}
              >
                {formatNumber(item.page)}
              </Link>
            </li>
          ),
        )}
        {step(nextPage, formatMessage(messages.next), ChevronRight)}
      </ul>
    </nav>
  )
}
