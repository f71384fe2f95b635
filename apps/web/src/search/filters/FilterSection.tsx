import { Disclosure } from '@spadestik/ui/Disclosure'
import { Skeleton } from '@spadestik/ui/Skeleton'
import type { ReactNode } from 'react'
import { memo, Suspense, useState } from 'react'
import { useOpenGroups } from './FilterGroupsContext'

interface FilterSectionProps {
  /**
   * The key of the filter. The filter's position in the panel, and whether it is expanded, are stored under
   * this key.
   */
  id: string
  title: string
  /** What the user has chosen in the filter, in a few words such as '2 included'. */
  summary?: string
  /** Whether the filter is expanded at first, before the user expands or collapses it. */
  isOpenAtFirst?: boolean
  isDisabled?: boolean
  children: ReactNode | ((isOpen: boolean) => ReactNode)
}

/** A filter that can be collapsed. Its content mounts, and its code loads, when the filter first expands. */
export function FilterSection({ isOpenAtFirst = false, ...rest }: FilterSectionProps) {
  const { open, setOpen } = useOpenGroups()
  const [isAtFirst] = useState(isOpenAtFirst)
  return <Section {...rest} isOpen={open[rest.id] ?? isAtFirst} setOpen={setOpen} />
}

interface SectionProps extends Omit<FilterSectionProps, 'isOpenAtFirst'> {
  isOpen: boolean
  setOpen: (id: string, isOpen: boolean) => void
}

/**
 * The filter with its heading. It is memoised. Otherwise expanding one filter would render all filters again.
 */
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
