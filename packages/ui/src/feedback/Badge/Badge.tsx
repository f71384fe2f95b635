import type { ReactNode } from 'react'
import * as css from './Badge.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a badge. */
export interface BadgeProps extends RootProps<HTMLSpanElement> {
  /**
   * The meaning of the badge. `accent` is for something new, `shared` for items shared with colleagues,
   * `near` for an approaching deadline, and `pay` for content that needs a subscription. `included` and
   * `excluded` are for criteria of a search.
   */
  tone?: 'neutral' | 'accent' | 'shared' | 'near' | 'pay' | 'included' | 'excluded'
  /** One or two words. */
  children: ReactNode
}

/**
 * Labels something with one or two words. The text states the meaning, and the colour only supports it (S19).
 */
export function Badge({ tone = 'neutral', children, className, ...root }: BadgeProps) {
  return (
    <span {...root} className={classNames(css.badge[tone], className)}>
      {children}
    </span>
  )
}
