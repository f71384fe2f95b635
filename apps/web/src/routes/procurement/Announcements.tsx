import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { listedAnnouncements } from '@spadestik/domain/announcements'
import { Card } from '@spadestik/ui/Card'
import { useIntl } from 'react-intl'
import { small } from '../../app/text.css'
import * as css from '../../itemPage/ItemPage.css'
import { messages } from '../../itemPage/ItemPage.messages'

/** What has been announced since, results and cancellations aside. @source specification 2 (Procurement page) */
export function Announcements({ announcements }: { announcements: readonly Schemas['Announcement'][] }) {
  const { formatMessage } = useIntl()
  const listed = listedAnnouncements(announcements)
  return (
    <Card title={formatMessage(messages.announcements)} note={listed.length || undefined}>
      <div id="announcements">
        {listed.length === 0 && <p className={small}>{formatMessage(messages.noAnnouncements)}</p>}
        {listed.map(({ id, date, type, description, changes }) => (
          <div key={id} className={css.entry}>
            <span className={small}>
              {[
                formatDate(date),
                formatMessage(type === 'correction' ? messages.correction : messages.update),
              ].join(' · ')}
            </span>
            {description && <span>{description}</span>}
            {changes && <span className={small}>{changes}</span>}
          </div>
        ))}
      </div>
    </Card>
  )
}
