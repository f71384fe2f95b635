import type { ReactNode } from 'react'
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { Link as AriaLink } from 'react-aria-components/Link'
import * as css from './Link.css'

/** A link within or beside text. */
export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render'> {
  children: ReactNode
  /** `text` is underlined, `plain` only when it is pointed at, `strong` is a title that leads on. */
  variant?: 'text' | 'plain' | 'strong'
}

/** Leads to another page; without `href` it acts through `onPress` and is announced as a link still. */
export function Link({ variant = 'text', children, ...rest }: LinkProps) {
  return (
    <AriaLink {...rest} className={css.link({ variant })}>
      {children}
    </AriaLink>
  )
}
