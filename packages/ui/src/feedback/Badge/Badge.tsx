import type { ReactNode } from 'react'
import * as css from './Badge.css'

/** A word or two that set something apart. */
export interface BadgeProps {
  /** `shared` with colleagues, `near` for a deadline close ahead, `pay` for what needs a subscription. */
  tone?: 'neutral' | 'accent' | 'shared' | 'near' | 'pay' | 'included' | 'excluded'
  children: ReactNode
}

/** Sets a state apart by words first and colour second. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={css.badge({ tone })}>{children}</span>
}
