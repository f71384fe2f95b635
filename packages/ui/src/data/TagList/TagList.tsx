import { useIntl } from 'react-intl'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './TagList.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a tag list. */
export interface TagListProps extends RootProps<HTMLUListElement> {
  /** The names in the order shown. A repeated name is shown once. */
  names: readonly string[]
  /**
   * The number of visible names. A count such as "+2" replaces the remaining names. If only one name remains,
   * the name is shown instead, because a count would save no space. @default 3
   */
  max?: number
  /** Whether each name is truncated instead of wrapped. @default false */
  isOneLine?: boolean
  /**
   * Returns a shortened name. Screen readers announce the full name, and a mouse pointer over the tag shows
   * it.
   */
  shorten?: (name: string) => string
}

/** Renders one name. Screen readers announce the full name, even if the visible name is shortened. */
function tag(full: string, visible: string = full) {
  return (
    <li key={full} className={css.tag} title={full}>
      {visible === full ? (
        full
      ) : (
        <>
          <span aria-hidden>{visible}</span>
          <span className={visuallyHidden}>{full}</span>
        </>
      )}
    </li>
  )
}

/**
 * Shows short names side by side, and a count such as "+2" instead of names that exceed `max`. Screen readers
 * still announce all names (S20).
 */
export function TagList({ names, max = 3, isOneLine = false, shorten, className, ...root }: TagListProps) {
  const { formatNumber } = useIntl()
  const unique = [...new Set(names)]
  const shown = unique.length <= max + 1 ? unique : unique.slice(0, max)
  const rest = unique.slice(shown.length)
  if (unique.length === 0) return null
  return (
    <ul {...root} className={classNames(css.list, className)} data-one-line={isOneLine || undefined}>
      {shown.map((name) => tag(name, shorten?.(name)))}
      {rest.length > 0 && tag(rest.join(', '), formatNumber(rest.length, { signDisplay: 'always' }))}
    </ul>
  )
}
