import type { ReactNode } from 'react'
import * as css from './Badge.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a badge. */
export interface BadgeProps extends RootProps<HTMLSpanElement> {
  /**
   * `shared` with colleagues, `near` for an approaching deadline, `pay` for content that needs a
   * subscription.
   */
  tone?: 'neutral' | 'accent' | 'shared' | 'near' | 'pay' | 'included' | 'excluded'
  children: ReactNode
}

/** Marks something with a word or two. The colour only supports the text (S19). */
export function Badge({ tone = 'neutral', children, className, ...root }: BadgeProps) {
  return (
    <span {...root} className={classNames(css.badge[tone], className)}>
      {children}
    </span>
  )
}
