import { Disclosure } from '@spadestik/ui/Disclosure'
import { Skeleton } from '@spadestik/ui/Skeleton'
import type { ReactNode } from 'react'
import { createContext, memo, Suspense, use, useState } from 'react'
import type { FilterName, ItemType, SearchCriteria } from '@spadestik/domain/search'
import type { SearchVocabulary } from '../../filters/useSearchVocabulary'
import type { Haste } from '../state/useSearchState'

/** The props of a filter in the panel. */
export interface FilterProps<Name extends FilterName, Value = SearchCriteria[Name]> {
  name: Name
  value: Value
  onChange: (value: Value, haste?: Haste) => void
  itemType: ItemType
  /** The search that has run, for which the filter shows counts. It changes a little later than `value`. */
  settled: SearchCriteria
  vocabulary: SearchVocabulary
}

interface OpenGroups {
  /** The filters that the user has expanded (true) or collapsed (false), by id. */
  readonly open: Readonly<Record<string, boolean>>
  readonly setOpen: (id: string, isOpen: boolean) => void
}

export const FilterGroupsContext = createContext<OpenGroups>({
  open: {},
  setOpen: () => {},
})

interface FilterSectionProps {
  /**
   * The id of the filter, such as `companies`. The browser stores under this id whether the filter is
   * expanded.
   */
  id: string
  title: string
  /** What the user has chosen in the filter, such as '2 included'. */
  summary?: string
  isOpenAtFirst?: boolean
  isDisabled?: boolean
  children: ReactNode | ((isOpen: boolean) => ReactNode)
}

/**
 * A filter that can be collapsed. The content of the filter is loaded and rendered only when the filter is
 * expanded for the first time.
 */
export function FilterSection({ isOpenAtFirst = false, ...rest }: FilterSectionProps) {
  const { open, setOpen } = use(FilterGroupsContext)
  const [isAtFirst] = useState(isOpenAtFirst)
  return <Section {...rest} isOpen={open[rest.id] ?? isAtFirst} setOpen={setOpen} />
}

interface SectionProps extends Omit<FilterSectionProps, 'isOpenAtFirst'> {
  isOpen: boolean
  setOpen: (id: string, isOpen: boolean) => void
}

/** Memoised. Otherwise expanding one filter would render all filters again. */
const Section = memo(function Section({ id, isOpen, setOpen, children, ...rest }: SectionProps) {
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  return (
    <Disclosure {...rest} isExpanded={isOpen} onExpandedChange={(opens) => setOpen(id, opens)}>
      {wasOpened && (
        <Suspense fallback={<Skeleton lines={1} lineHeight={40} />}>
          {typeof children === 'function' ? children(isOpen) : children}
        </Suspense>
      )}
    </Disclosure>
  )
})
