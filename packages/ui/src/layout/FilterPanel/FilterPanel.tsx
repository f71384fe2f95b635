import type { ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { from } from '../../styles/breakpoints'
import { useMediaQuery } from '../../styles/useMediaQuery'
import * as css from './FilterPanel.css'
import { filterPanelMessages as messages } from './FilterPanel.messages'

const FilterDrawer = lazy(async () => ({ default: (await import('./FilterDrawer')).FilterDrawer }))

/** Where the filters of a search stand. */
export interface FilterPanelProps {
  children: ReactNode
  /** What stays in view above the filters, such as the active ones; in a drawer it scrolls with them. */
  pinned?: ReactNode
  /** Whether the drawer is open; on a wide screen the panel always shows. */
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** How many results there are now, or null while that is unknown. */
  resultCount: number | null
  /** Whether there are more results than were counted. */
  isCountCapped?: boolean
  title?: ReactNode
}

/**
 * Stays beside the results on a wide screen and scrolls by itself; below 960 px it is a drawer that keeps the focus
 * and ends with a button that says how many results there are.
 */
export function FilterPanel({
  children,
  pinned,
  isOpen,
  onOpenChange,
  resultCount,
  isCountCapped = false,
  title,
}: FilterPanelProps) {
  const { formatMessage } = useIntl()
  const isWide = useMediaQuery(from('md'))
  if (isWide) {
    return (
      <aside className={css.aside} aria-label={formatMessage(messages.title)}>
        {pinned}
        <div className={css.body}>{children}</div>
      </aside>
    )
  }
  // The drawer's code is fetched with its first opening.
  return (
    isOpen && (
      <Suspense fallback={null}>
        <FilterDrawer
          heading={title ?? formatMessage(messages.title)}
          {...{ onOpenChange, resultCount, isCountCapped }}
        >
          {pinned}
          {children}
        </FilterDrawer>
      </Suspense>
    )
  )
}
