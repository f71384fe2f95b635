import { useIntl } from 'react-intl'
import { Link } from '../../actions/Link/Link'
import { Skeleton } from '../../feedback/Skeleton/Skeleton'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './UpdateList.css'
import { updateListMessages as messages } from './UpdateList.messages'
import type { AnyRootProps, RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** An update of an item, such as a changed deadline. */
export interface ItemUpdate {
  id: number | string
  /** The day as formatted text. */
  date: string
  text: string
  /** The kind of update, if there are several kinds. */
  kind?: string
  /** The address of the page section that shows the update. Leave out if the user may not see the section. */
  href?: string
}

/** The props of an update list. */
export interface UpdateListProps extends RootProps<HTMLElement> {
  /** The accessible name of the list. */
  label: string
  /** The updates, newest first. */
  updates: readonly ItemUpdate[]
  /** Whether the updates are loading. Skeletons reserve their space. */
  isLoading?: boolean
}

/** A list of the updates of an item, with their days. */
export function UpdateList({ label, updates, isLoading = false, ...rest }: UpdateListProps) {
  const { className, ...root } = rest as AnyRootProps
  const { formatMessage } = useIntl()
  if (isLoading) {
    return (
      <div {...root} className={classNames(css.list, className)}>
        <output className={visuallyHidden}>{formatMessage(messages.loading)}</output>
        <Skeleton lines={2} lineHeight={18} />
        <Skeleton lines={2} lineHeight={18} />
      </div>
    )
  }
  if (updates.length === 0)
    return (
      <p {...root} className={classNames(css.none, className)}>
        {formatMessage(messages.none)}
      </p>
    )
  return (
    <ul {...root} className={classNames(css.list, className)} aria-label={label}>
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
