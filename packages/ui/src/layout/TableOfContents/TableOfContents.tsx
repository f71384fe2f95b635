import { useIntl } from 'react-intl'
import { Link } from 'react-aria-components/Link'
import * as css from './TableOfContents.css'
import { tableOfContentsMessages as messages } from './TableOfContents.messages'

/** A section of a page that can be gone to. */
export interface ContentsEntry {
  /** The id of the section's element, without the hash. */
  id: string
  title: string
}

/** The sections of a long page. */
export interface TableOfContentsProps {
  /** In the order of the page. */
  sections: readonly ContentsEntry[]
  /** The section that is read now; null while none is. */
  currentId: string | null
}

/**
 * Lists the sections of a long page as links and marks the one that is read.
 *
 * @source specification 2 (Procurement page)
 */
export function TableOfContents({ sections, currentId }: TableOfContentsProps) {
  const { formatMessage } = useIntl()
  return (
    <nav className={css.contents} aria-label={formatMessage(messages.label)}>
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
