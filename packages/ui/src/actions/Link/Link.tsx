import type { ReactNode } from 'react'
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { Link as AriaLink } from 'react-aria-components/Link'
import * as css from './Link.css'

/** The props of a link. */
export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render'> {
  children: ReactNode
  /** `text` is underlined, `plain` is underlined only on hover, `strong` is a title that leads to a page. */
  variant?: 'text' | 'plain' | 'strong'
}

/** Leads to another page. Without `href` it calls `onPress` and is still announced as a link. */
export function Link({ variant = 'text', children, ...rest }: LinkProps) {
  return (
    <AriaLink {...rest} className={css.link({ variant })}>
      {children}
    </AriaLink>
  )
}
