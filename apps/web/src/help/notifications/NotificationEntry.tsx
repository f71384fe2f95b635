import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { limits } from '@spadestik/domain/limits'
import { Badge } from '@spadestik/ui/Badge'
import { LoopVideo } from '@spadestik/ui/LoopVideo'
import { useIntl } from 'react-intl'
import { prose, small } from '../../styles/text.css'
import { messages } from './Notifications.messages'
import * as css from './Notifications.css'

export function NotificationEntry({ notification }: { notification: Schemas['Notification'] }) {
  const { formatMessage } = useIntl()
  const { title, text, created, seen, file } = notification
  const film = file?.link ?? null
  return (
    <article className={css.entry}>
      <div className={css.head}>
        <h3 className={css.title}>{title}</h3>
        {!seen && <Badge tone="accent">{formatMessage(messages.new)}</Badge>}
      </div>
      <time className={small} dateTime={created}>
        {formatDate(created)}
      </time>
      <p className={prose}>{text}</p>
      {film !== null && <LoopVideo src={film} label={title} restartDelayMs={limits.videoRestartMs} />}
    </article>
  )
}
