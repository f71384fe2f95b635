import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../graphics/Icon/Icon'
import * as css from './EmptyState.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of an empty state. */
export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** An icon above the title, as decoration. */
  icon?: LucideIcon
  /** The heading, which says what is missing. */
  title: ReactNode
  /** The reason why there is nothing, and what the user can do about it. */
  children?: ReactNode
  /** Buttons or links to help the user. */
  actions?: ReactNode
  /** The level of the heading. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4
  /** `page` fills a whole page. `part` fills a section of a page. @default 'part' */
  variant?: 'part' | 'page'
}

/** Says that there is nothing to show, why, and what the user can do. */
export function EmptyState({
  icon,
  title,
  children,
  actions,
  headingLevel = 2,
  variant = 'part',
  className,
  ...root
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div {...root} className={classNames(css.empty, className)} data-variant={variant}>
      {icon && (
        <span className={css.icon}>
          <Icon icon={icon} size={variant === 'page' ? 32 : 24} />
        </span>
      )}
      <Heading className={css.title}>{title}</Heading>
      {Boolean(children) && <div className={css.text}>{children}</div>}
      {Boolean(actions) && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
