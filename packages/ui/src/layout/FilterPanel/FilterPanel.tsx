import type { ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { from } from '../../styles/breakpoints'
import { useMediaQuery } from '../../styles/useMediaQuery'
import * as css from './FilterPanel.css'
import { filterPanelMessages as messages } from './FilterPanel.messages'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'
import type { OpenProps } from '../../styles/StateProps'
import { useControlledState } from '../../styles/useControlledState'

const FilterDrawer = lazy(async () => ({ default: (await import('./FilterDrawer')).FilterDrawer }))

/** The props of a filter panel. */
export interface FilterPanelProps extends OpenProps, RootProps<HTMLElement> {
  /** The filters. On a narrow screen they are in a drawer. */
  children: ReactNode
  /**
   * Content above the filters that stays in view, such as the active filters. The panel adds no padding to
   * this content. In the drawer, the content scrolls with the filters.
   */
  pinned?: ReactNode
  /**
   * Whether the drawer is open, if the parent controls this. On a wide screen the filters are always visible.
   */
  isOpen?: boolean
  /** The number of results, or null while it is unknown. */
  resultCount: number | null
  /** Whether there are more results than `resultCount`. The button then says "more than". */
  isCountCapped?: boolean
  /** The title of the drawer. On a wide screen it is a heading for screen readers. */
  title?: ReactNode
}

/**
 * The filters of a search. On a wide screen they are beside the results and scroll separately. Below 960 px
 * they are in a drawer. The last button of the drawer shows the number of results (S21).
 */
export function FilterPanel({
  children,
  pinned,
  isOpen: controlled,
  defaultOpen = false,
  onOpenChange,
  resultCount,
  isCountCapped = false,
  title,
  ...root
}: FilterPanelProps) {
  const [isOpen, setOpen] = useControlledState(controlled, defaultOpen, onOpenChange)
  const { formatMessage } = useIntl()
  // Start with the layout of a wide screen, because a server does not know the width. On a narrow screen, CSS
  // hides the filters until React has hydrated the page.
  const isWide = useMediaQuery(from('md'), true)
  if (isWide) {
    return (
      <aside
        {...root}
        className={classNames(css.aside, root.className)}
        aria-label={formatMessage(messages.title)}
      >
        <h2 className={visuallyHidden}>{title ?? formatMessage(messages.title)}</h2>
        {pinned}
        <div className={css.body}>{children}</div>
      </aside>
    )
  }
  // The code of the drawer loads when the drawer first opens.
  return (
    isOpen && (
      <Suspense fallback={null}>
        <FilterDrawer
          {...root}
          heading={title ?? formatMessage(messages.title)}
          onOpenChange={setOpen}
          {...{ resultCount, isCountCapped }}
        >
          {pinned}
          {children}
        </FilterDrawer>
      </Suspense>
    )
  )
}
