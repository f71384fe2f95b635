import type { Schemas } from '@spadestik/api-client'
import { marksSeenOnClose, newestFirst } from '@spadestik/domain/updates'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { Sidebar } from '@spadestik/ui/Sidebar'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import { Resource } from '../../resources/Resource'
import { small } from '../../styles/text.css'
import { asProblem } from '../../problems/asProblem'
import { useMarkNotificationsSeen, useNotifications } from '../../api/notifications'
import { NotificationEntry } from './NotificationEntry'
import { messages } from './Notifications.messages'
import * as css from './Notifications.css'

interface NotificationsSidebarProps {
  /**
   * The unseen news, if the sidebar opened by itself after login. Null if the user opened the sidebar, which
   * then shows all news.
   */
  popped: readonly Schemas['Notification'][] | null
  onClose: () => void
}

/** The news about the product, newest first. Closing the sidebar marks all news as seen (N01). */
export function NotificationsSidebar({ popped, onClose }: NotificationsSidebarProps) {
  const { formatMessage } = useIntl()
  const all = useNotifications(popped === null ? 'all' : null)
  const markSeen = useMarkNotificationsSeen()
  const shown = popped ?? (all.data && newestFirst(all.data))

  function close(): void {
    onClose()
    if (shown !== undefined && marksSeenOnClose(shown, true)) {
      // Ignore a failure. It only makes the same news open again after the next login.
      void markSeen().catch(asProblem)
    }
  }

  return (
    <Sidebar
      isOpen
      onClose={close}
      title={formatMessage(messages.title)}
      footer={
        <div className={css.links}>
          <LinkButton href={paths.help} size="small" onPress={close}>
            {formatMessage(messages.guide)}
          </LinkButton>
          <LinkButton href={paths.bookDemo} size="small" variant="quiet" onPress={close}>
            {formatMessage(messages.bookDemo)}
          </LinkButton>
        </div>
      }
    >
      <div className={css.entries}>
        <Resource resource={{ ...all, data: shown }} placeholder={<Skeleton lines={6} />}>
          {(news) =>
            news.length === 0 ? (
              <EmptyState title={formatMessage(messages.none)}>{formatMessage(messages.noneText)}</EmptyState>
            ) : (
              news.map((one) => <NotificationEntry key={one.id} notification={one} />)
            )
          }
        </Resource>
        <p className={small}>{formatMessage(messages.off)}</p>
      </div>
    </Sidebar>
  )
}
