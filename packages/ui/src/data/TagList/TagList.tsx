import { useIntl } from 'react-intl'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './TagList.css'
import { tagListMessages as messages } from './TagList.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a tag list. */
export interface TagListProps extends RootProps<HTMLUListElement> {
  /** The names. Duplicates are shown once. */
  names: readonly string[]
  /** The number of names shown before the rest becomes a count. @default 3 */
  max?: number
  /** Whether each name is truncated instead of wrapped. @default false */
  isOneLine?: boolean
  /** Shortens a visible name. The full name is announced, and shown on hover. */
  shorten?: (name: string) => string
}

/** Shows short names side by side. Surplus names become a count and are still announced (S20). */
export function TagList({ names, max = 3, isOneLine = false, shorten, className, ...root }: TagListProps) {
  const { formatMessage } = useIntl()
  const unique = [...new Set(names)]
  const shown = unique.length <= max + 1 ? unique : unique.slice(0, max)
  const rest = unique.slice(shown.length)
  if (unique.length === 0) return null
  return (
    <ul {...root} className={classNames(css.list, className)} data-one-line={isOneLine || undefined}>
      {shown.map((name) => (
        <li key={name} className={css.tag} title={name}>
          {shorten === undefined || shorten(name) === name ? (
            name
          ) : (
            <>
              <span aria-hidden>{shorten(name)}</span>
              <span className={visuallyHidden}>{name}</span>
            </>
          )}
        </li>
      ))}
      {rest.length > 0 && (
        <li className={css.tag} title={rest.join(', ')}>
          <span aria-hidden>{formatMessage(messages.more, { count: rest.length })}</span>
          <span className={visuallyHidden}>{rest.join(', ')}</span>
        </li>
      )}
    </ul>
  )
}
