import { Disclosure } from '@spadestik/ui/Disclosure'
import { Skeleton } from '@spadestik/ui/Skeleton'
import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'
import { useOpenGroups } from './FilterGroupsContext'

interface FilterSectionProps {
  /** Its name in the remembered order and open state. */
  id: string
  title: string
  /** What is chosen within, in words. */
  summary?: string
  /** Whether it is open until somebody opens or closes it. */
  isOpenAtFirst?: boolean
  isDisabled?: boolean
  children: ReactNode | ((isOpen: boolean) => ReactNode)
}

/** A filter that can be folded away. Its field is mounted, and its code fetched, when it opens for the first time. */
export function FilterSection({ id, isOpenAtFirst = false, children, ...rest }: FilterSectionProps) {
  const groups = useOpenGroups()
  const [isAtFirst] = useState(isOpenAtFirst)
  const isOpen = groups.isOpen(id) ?? isAtFirst
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  return (
    <Disclosure {...rest} isExpanded={isOpen} onExpandedChange={(opens) => groups.setOpen(id, opens)}>
      {wasOpened && (
        <Suspense fallback={<Skeleton lines={1} lineHeight={40} />}>
          {typeof children === 'function' ? children(isOpen) : children}
        </Suspense>
      )}
    </Disclosure>
  )
}
