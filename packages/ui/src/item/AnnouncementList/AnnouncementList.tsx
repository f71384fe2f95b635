import { useIntl } from 'react-intl'
import type { BadgeProps } from '../../feedback/Badge/Badge'
import { Badge } from '../../feedback/Badge/Badge'
import { TextButton } from '../../actions/Link/TextButton'
import { Paywalled } from '../Paywalled/Paywalled'
import * as css from './AnnouncementList.css'
import { announcementListMessages as messages } from './AnnouncementList.messages'
import type { AnyRootProps, RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** A notice published on a procurement. */
export interface Announcement {
  id: number | string
  /** The day as formatted text. */
  date: string
  /** The kind of announcement, such as a correction, in the user's language. */
  kind: string
  tone?: BadgeProps['tone']
  /** The changes that are announced. Null or blank if there are no changes. */
  changes: string | null
}

/** The props of an announcement list. */
export interface AnnouncementListProps extends RootProps<HTMLElement> {
  /** The accessible name of the list. */
  label: string
  /** The announcements in the order shown. */
  announcements: readonly Announcement[]
  /** Opens an announcement. Leave out if the user may not open announcements. */
  onOpen?: (announcement: Announcement) => void
  /**
   * Whether the list is locked because the user has not paid for access. A blurred placeholder then replaces
   * the list.
   */
  isLocked?: boolean
  /** Called when a user without access presses a locked part. The parent should then open the paywall. */
  onUnlock?: () => void
}

/** A list of announcements with their days, kinds and changes (Q02). */
export function AnnouncementList(props: AnnouncementListProps) {
  const { label, announcements, onOpen, isLocked = false, onUnlock, ...rest } = props
  const { className, ...root } = rest as AnyRootProps
  const { formatMessage } = useIntl()
  if (isLocked) {
    return (
      <Paywalled
        {...root}
        className={className}
        isLocked
        placeholder="11.12.2026 Ny frist for tilbud"
        onPress={() => onUnlock?.()}
      >
        {null}
      </Paywalled>
    )
  }
  if (announcements.length === 0)
    return (
      <p {...root} className={classNames(css.quiet, className)}>
        {formatMessage(messages.none)}
      </p>
    )
  return (
    <ul {...root} className={classNames(css.list, className)} aria-label={label}>
      {announcements.map((announcement) => {
        const { id, date, kind, tone, changes } = announcement
        const hasChange = changes !== null && changes.trim() !== ''
        return (
          <li key={id} className={css.announcement}>
            <p className={css.head}>
              <span className={css.date}>{date}</span>
              {onOpen ? (
                <TextButton
                  onPress={() => onOpen(announcement)}
                  aria-label={formatMessage(messages.details, { kind, date })}
                >
                  {kind}
                </TextButton>
              ) : (
                <Badge tone={tone}>{kind}</Badge>
              )}
            </p>
            <p className={hasChange ? css.changes : css.quiet}>
              {hasChange ? changes : formatMessage(messages.noChange)}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
