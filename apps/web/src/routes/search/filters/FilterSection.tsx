import { Disclosure } from '@spadestik/ui/Disclosure'
import { Skeleton } from '@spadestik/ui/Skeleton'
import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'

interface FilterSectionProps {
  title: string
  /** What is chosen within, in words. */
  summary?: string
  /** Whether it is open at first. */
  isOpenAtFirst?: boolean
  isDisabled?: boolean
  children: ReactNode | ((isOpen: boolean) => ReactNode)
}

/** A filter that can be folded away; its field is made, and its code fetched, when it is opened for the first time. */
export function FilterSection({ isOpenAtFirst = false, children, ...rest }: FilterSectionProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [wasOpened, setOpened] = useState(isOpenAtFirst)
  return (
    <Disclosure
      {...rest}
      isExpanded={isOpen}
      onExpandedChange={(opens) => {
        setOpen(opens)
        if (opens) setOpened(true)
      }}
    >
      {wasOpened && (
        <Suspense fallback={<Skeleton lines={1} lineHeight={40} />}>
          {typeof children === 'function' ? children(isOpen) : children}
        </Suspense>
      )}
    </Disclosure>
  )
}
