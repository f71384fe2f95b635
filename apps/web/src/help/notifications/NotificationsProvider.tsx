import { popUps } from '@spadestik/domain/updates'
import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import { keepFocus } from '../../routing/keepFocus'
import { useNotifications } from '../../api/notifications'
import { useSession } from '../../session/SessionContext'
import { NotificationsContext } from './NotificationsContext'

const NotificationsSidebar = lazy(async () => ({
  default: (await import('./NotificationsSidebar')).NotificationsSidebar,
}))

type Opened = 'notYet' | 'byReader' | 'closed'

/**
 * Shows what is new after login to those who want that, and to whoever asks for it.
 *
 * @source specification 2 (Footer: after login), 4 (Notifications)
 */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const { state } = useSession()
  const showPopups = state.status === 'signedIn' && state.user.showPopups
  const [opened, setOpened] = useState<Opened>('notYet')
  const [origin, setOrigin] = useState<Element | null>(null)
  const [wantsPopups] = useState(showPopups)
  const { data: unseen = [] } = useNotifications(wantsPopups && opened === 'notYet' ? 'unseen' : null)
  const popped = popUps({ showPopups: wantsPopups }, unseen)
  const isPoppedUp = opened === 'notYet' && popped.length > 0

  const open = () => {
    setOrigin(document.activeElement)
    setOpened('byReader')
  }
  const close = () => {
    setOpened('closed')
    // What opened by itself has no button to return the focus to.
    keepFocus(origin)
  }

  return (
    <NotificationsContext value={open}>
      {children}
      {(isPoppedUp || opened === 'byReader') && (
        <Suspense>
          <NotificationsSidebar popped={isPoppedUp ? popped : null} onClose={close} />
        </Suspense>
      )}
    </NotificationsContext>
  )
}
