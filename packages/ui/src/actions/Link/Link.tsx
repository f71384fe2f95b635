import type { ReactNode } from 'react'
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { Link as AriaLink } from 'react-aria-components/Link'
import * as css from './Link.css'
import { classNames } from '../../styles/classNames'
import type { AriaRootProps } from '../../styles/RootProps'

/** The props of a link. */
export interface LinkProps extends AriaRootProps<AriaLinkProps, HTMLAnchorElement> {
  /** The text of the link. */
  children: ReactNode
  /**
   * `text` is always underlined, for links within a text. `plain` is underlined only on hover. `strong` is a
   * title that links to a page.
   */
  variant?: 'text' | 'plain' | 'strong'
}

/** A link to another page. Without `href` it calls `onPress` and is still announced as a link. */
export function Link({ variant = 'text', children, className, ...root }: LinkProps) {
  return (
    <AriaLink {...root} className={classNames(css.link[variant], className)}>
      {children}
    </AriaLink>
  )
}
