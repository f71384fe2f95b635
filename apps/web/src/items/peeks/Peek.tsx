import { IconButton } from '@spadestik/ui/IconButton'
import { Popover } from '@spadestik/ui/Popover'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import * as css from './Peek.css'

interface PeekProps {
  icon: LucideIcon
  label: string
  children: ReactNode
}

/** A small look at something of a row, fetched when it is opened. */
export function Peek({ icon, label, children }: PeekProps) {
  return (
    <Popover
      trigger={<IconButton icon={icon} label={label} size="small" />}
      label={label}
      placement="bottom end"
    >
      <div className={css.peek}>{children}</div>
    </Popover>
  )
}
