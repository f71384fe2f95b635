import { useIntl } from 'react-intl'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './TagList.css'
import { tagListMessages as messages } from './TagList.messages'

/** A few short names. */
export interface TagListProps {
  /** The names; equal ones are shown once. */
  names: readonly string[]
  /** How many are shown before the rest becomes a number. @default 3 */
  max?: number
  /** Whether each name is cut at the width of its place instead of being broken. @default false */
  isOneLine?: boolean
  /** Cuts each name that is shown; the whole name is read aloud and shown when it is pointed at. */
  shorten?: (name: string) => string
}

/** Shows short names side by side; what does not fit becomes a number, and is read aloud all the same. */
export function TagList({ names, max = 3, isOneLine = false, shorten }: TagListProps) {
  const { formatMessage } = useIntl()
  const unique = [...new Set(names)]
  const shown = unique.length <= max + 1 ? unique : unique.slice(0, max)
  const rest = unique.slice(shown.length)
  if (unique.length === 0) return null
  return (
    <ul className={css.list} data-one-line={isOneLine || undefined}>
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
