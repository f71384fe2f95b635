import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { Link as AriaLink } from 'react-aria-components/Link'
import { buttonStyle } from '../Button/buttonStyle'
import { Icon } from '../../graphics/Icon/Icon'
import { classNames } from '../../styles/classNames'
import type { AriaRootProps } from '../../styles/RootProps'

/** The props of a link that looks like a button. */
export interface LinkButtonProps extends AriaRootProps<AriaLinkProps, HTMLAnchorElement> {
  href: string
  /** The label. */
  children: ReactNode
  /** The importance of the link, as for a `Button`. */
  variant?: 'primary' | 'secondary' | 'quiet'
  /** The height. `small` is for rows and toolbars. */
  size?: 'medium' | 'small'
  /** An icon before the label. */
  icon?: LucideIcon
  /** Whether the link is as wide as its container. */
  isFullWidth?: boolean
}

/**
 * A link that looks like a button. React Aria's `RouterProvider` connects the link to the router of the app.
 */
export function LinkButton({
  children,
  variant,
  size,
  icon,
  isFullWidth,
  className,
  ...root
}: LinkButtonProps) {
  return (
    <AriaLink {...root} className={classNames(buttonStyle({ variant, size, isFullWidth }), className)}>
      {icon && <Icon icon={icon} />}
      {children}
    </AriaLink>
  )
}
