import { useIntl } from 'react-intl'
import { Link } from 'react-aria-components/Link'
import * as css from './TableOfContents.css'
import { tableOfContentsMessages as messages } from './TableOfContents.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

interface ContentsEntry {
  /** The `id` of the section's element, without a hash. */
  id: string
  title: string
}

/** The props of a table of contents. */
export interface TableOfContentsProps extends RootProps<HTMLElement> {
  /** The sections in the order in which they are on the page. */
  sections: readonly ContentsEntry[]
  /** The id of the section that is in view, or null if no section is in view. */
  currentId: string | null
}

/** Links to the sections of a long page, and marks the section that is in view. */
export function TableOfContents({ sections, currentId, className, ...root }: TableOfContentsProps) {
  const { formatMessage } = useIntl()
  return (
    <nav {...root} className={classNames(css.contents, className)} aria-label={formatMessage(messages.label)}>
      <p className={css.title} aria-hidden>
        {formatMessage(messages.label)}
      </p>
      <ul className={css.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              className={css.link}
              href={`#${id}`}
              aria-current={id === currentId ? 'location' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
