import { ChevronRight } from 'lucide-react'
import { Icon } from '../../graphics/Icon/Icon'
import { Link } from '../../actions/Link/Link'
import * as css from './Breadcrumbs.css'

/** One page on the way to this one. */
export interface Breadcrumb {
  label: string
  href: string
}

/** The way to a page. */
export interface BreadcrumbsProps {
  /** What the way is, read when it is entered. */
  label: string
  /** The pages above, the uppermost first. */
  above: readonly Breadcrumb[]
  /** The name of the page the reader is on. */
  current: string
}

/** Shows the pages above this one, each a link, and the name of this one. */
export function Breadcrumbs({ label, above, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={css.trail}>
      <ol className={css.places}>
        {above.map((place) => (
          <li key={place.href} className={css.place}>
            <Link variant="plain" href={place.href}>
              {place.label}
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
