import { ChevronRight } from 'lucide-react'
import { Icon } from '../../graphics/Icon/Icon'
import { Link } from '../../actions/Link/Link'
import * as css from './Breadcrumbs.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** A page above the current page. */
export interface Breadcrumb {
  label: string
  href: string
}

/** The props of breadcrumbs. */
export interface BreadcrumbsProps extends RootProps<HTMLElement> {
  /** The accessible name of the navigation. */
  label: string
  /** The pages above the current page, from the top page down. */
  above: readonly Breadcrumb[]
  /** The name of the current page. */
  current: string
}

/** Links to the pages above the current page, followed by the name of the current page. */
export function Breadcrumbs({ label, above, current, className, ...root }: BreadcrumbsProps) {
  return (
    <nav {...root} aria-label={label} className={classNames(css.trail, className)}>
      <ol className={css.places}>
        {above.map((page) => (
          <li key={page.href} className={css.place}>
            <Link variant="plain" href={page.href}>
              {page.label}
            </Link>
            <Icon icon={ChevronRight} size={12} />
          </li>
        ))}
        <li className={css.place}>
          <span aria-current="page" className={css.current} title={current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  )
}
