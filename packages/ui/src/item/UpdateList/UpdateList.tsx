import { useIntl } from 'react-intl'
import { Link } from '../../actions/Link/Link'
import { Skeleton } from '../../feedback/Skeleton/Skeleton'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './UpdateList.css'
import { updateListMessages as messages } from './UpdateList.messages'

/** Something that happened to an item. */
export interface ItemUpdate {
  id: number | string
  /** The day, already written for its reader. */
  date: string
  text: string
  /** What kind of update it is, where kinds are told apart. */
  kind?: string
  /** Where on the page it is seen; absent where the reader may not go there. */
  href?: string
}

/** What has happened, newest first. */
export interface UpdateListProps {
  /** What the list holds, read when it is entered. */
  label: string
  /** In the order they show. */
  updates: readonly ItemUpdate[]
  /** Whether the updates are on their way: skeletons keep their place. */
  isLoading?: boolean
}

/** Lists what happened, each with its day. */
export function UpdateList({ label, updates, isLoading = false }: UpdateListProps) {
  const { formatMessage } = useIntl()
  if (isLoading) {
    return (
      <div className={css.list}>
        <output className={visuallyHidden}>{formatMessage(messages.loading)}</output>
        <Skeleton lines={2} lineHeight={18} />
        <Skeleton lines={2} lineHeight={18} />
      </div>
    )
  }
  if (updates.length === 0) return <p className={css.none}>{formatMessage(messages.none)}</p>
  return (
    <ul className={css.list} aria-label={label}>
      {updates.map(({ id, date, text, kind, href }) => (
        <li key={id} className={css.update}>
          <p className={css.meta}>
            {date}
            {kind !== undefined && ` · ${kind}`}
          </p>
          <p className={css.text}>
            {href === undefined ? (
              text
            ) : (
              <Link href={href} variant="plain">
                {text}
              </Link>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
