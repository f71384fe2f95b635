import { IconButton } from '@spadestik/ui/IconButton'
import { Popover } from '@spadestik/ui/Popover'
import { Skeleton } from '@spadestik/ui/Skeleton'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Suspense } from 'react'
import * as css from './Peek.css'

interface PeekProps {
  icon: LucideIcon
  label: string
  children: ReactNode
}

/**
 * A button that opens a popover with details of an item. The popover's code and data load when it opens
 * (S20).
 */
export function Peek({ icon, label, children }: PeekProps) {
  return (
    <Popover
      trigger={<IconButton icon={icon} label={label} size="small" />}
      label={label}
      placement="bottom end"
    >
      <div className={css.peek}>
        <Suspense fallback={<Skeleton lines={2} />}>{children}</Suspense>
      </div>
    </Popover>
  )
}
