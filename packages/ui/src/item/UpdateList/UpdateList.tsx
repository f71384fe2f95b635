import { useIntl } from 'react-intl'
import { Link } from '../../actions/Link/Link'
import { Skeleton } from '../../feedback/Skeleton/Skeleton'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './UpdateList.css'
import { updateListMessages as messages } from './UpdateList.messages'

/** An update of an item. */
export interface ItemUpdate {
  id: number | string
  /** The day, already formatted. */
  date: string
  text: string
  /** The kind of update, if there are several kinds. */
  kind?: string
  /** The address of the section that shows it. Leave out if the user may not see it. */
  href?: string
}

/** The props of an update list. */
export interface UpdateListProps {
  /** The accessible name of the list. */
  label: string
  /** The updates in the order shown, newest first. */
  updates: readonly ItemUpdate[]
  /** Whether the updates are loading. Skeletons reserve their space. */
  isLoading?: boolean
}

/** Lists the updates of an item with their days. */
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
