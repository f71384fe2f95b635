import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { useIntl } from 'react-intl'
import { Icon } from '../../graphics/Icon/Icon'
import * as css from './Pagination.css'
import { paginationMessages as messages } from './Pagination.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** An item of the pagination. It is a page or a gap. */
export type PageItem = { type: 'page'; page: number; isCurrent: boolean } | { type: 'ellipsis' }

/** The props of a pagination. */
export interface PaginationProps extends RootProps<HTMLElement> {
  /** The pages and gaps, in order. */
  items: readonly PageItem[]
  /** The number of the previous page, counted from 1. Null on the first page. */
  previousPage: number | null
  /** The number of the next page. Null on the last page. */
  nextPage: number | null
  /**
   * Returns the address of a page. Wrap the app in React Aria's `RouterProvider` to open the links with the
   * app's router.
   */
  getHref?: (page: number) => string
  /** Called with the number of the page whose link the user follows. */
  onPageChange?: (page: number) => void
}

function gapKey(items: readonly PageItem[], index: number): string {
  const before = items[index - 1]
  return before?.type === 'page' ? `after ${before.page}` : 'first'
}

/** Links to the pages of a long list. Users can open a link in a new browser tab (S05). */
export function Pagination({
  items,
  previousPage,
  nextPage,
  getHref,
  onPageChange,
  className,
  ...root
}: PaginationProps) {
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
    <nav {...root} aria-label={formatMessage(messages.label)} className={classNames(css.bar, className)}>
      <ul className={css.places}>
        {step(previousPage, formatMessage(messages.previous), ChevronLeft)}
        {items.map((item, index) =>
          item.type === 'ellipsis' ? (
            <li key={gapKey(items, index)} className={css.gap} aria-hidden>
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
