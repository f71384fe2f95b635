import { popUps } from '@spadestik/domain/updates'
import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../loading/lazyPart'
import { keepFocus } from '../../routing/keepFocus'
import { useNotifications } from '../../api/notifications'
import { useSession } from '../../session/SessionContext'
import { NotificationsContext } from './NotificationsContext'
import { knownOr } from '../../api/cache/knownOr'

const NotificationsSidebar = lazyPart(
  async () => (await import('./NotificationsSidebar')).NotificationsSidebar,
)

type Opened = 'notYet' | 'byUser' | 'closed'

/**
 * Opens unseen news after login if the user's settings allow it. Opens all news when `open` is called (N01).
 */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const { state } = useSession()
  const showPopups = state.status === 'signedIn' && state.user.showPopups
  const [opened, setOpened] = useState<Opened>('notYet')
  const [origin, setOrigin] = useState<Element | null>(null)
  const [wantsPopups] = useState(showPopups)
  const unseen = knownOr(useNotifications(wantsPopups && opened === 'notYet' ? 'unseen' : null).data, [])
  const popped = popUps({ showPopups: wantsPopups }, unseen)
  const isPoppedUp = opened === 'notYet' && popped.length > 0

  const open = () => {
    setOrigin(document.activeElement)
    setOpened('byUser')
  }
  const close = () => {
    setOpened('closed')
    // Return the focus to the button that opened the sidebar. If no button opened it, `origin` is null and
    // the content of the page gets the focus.
    keepFocus(origin)
  }

  return (
    <NotificationsContext value={open}>
      {children}
      {(isPoppedUp || opened === 'byUser') && (
        <Suspense>
          <NotificationsSidebar popped={isPoppedUp ? popped : null} onClose={close} />
        </Suspense>
      )}
    </NotificationsContext>
  )
}
