import { useIntl } from 'react-intl'
import type { BadgeProps } from '../../feedback/Badge/Badge'
import { Badge } from '../../feedback/Badge/Badge'
import { TextButton } from '../../actions/Link/TextButton'
import { Paywalled } from '../Paywalled/Paywalled'
import * as css from './AnnouncementList.css'
import { announcementListMessages as messages } from './AnnouncementList.messages'

/** A notice published about a procurement. */
export interface Announcement {
  id: number | string
  /** The day, already written for its reader. */
  date: string
  /** What kind of notice it is, in the reader's words. */
  kind: string
  tone?: BadgeProps['tone']
  /** What it changes; null or blank where it states no change. */
  changes: string | null
}

/** What the contracting authority has published. */
export interface AnnouncementListProps {
  /** What the list holds, read when it is entered. */
  label: string
  /** In the order they show. */
  announcements: readonly Announcement[]
  /** Opens an announcement; absent where its reader may not see more. */
  onOpen?: (announcement: Announcement) => void
  /** Whether the reader lacks what it needs: a blurred stand-in shows in place of all. */
  isLocked?: boolean
  onPaywall?: () => void
}

/**
 * Lists notices with their day, their kind and what they change.
 *
 * @source specification 2 and 8
 */
export function AnnouncementList(props: AnnouncementListProps) {
  const { label, announcements, onOpen, isLocked = false, onPaywall } = props
  const { formatMessage } = useIntl()
  if (isLocked) {
    return (
      <Paywalled isLocked placeholder="11.12.2026 Ny frist for tilbud" onPress={() => onPaywall?.()}>
        {null}
      </Paywalled>
    )
  }
  if (announcements.length === 0) return <p className={css.quiet}>{formatMessage(messages.none)}</p>
  return (
    <ul className={css.list} aria-label={label}>
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
