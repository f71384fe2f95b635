import type { ReactNode } from 'react'
import { DraftOffersProvider } from '../session/drafts/DraftOffersProvider'
import { ToastsProvider } from '../frame/toasts/ToastsProvider'
import { NotificationsProvider } from '../help/notifications/NotificationsProvider'
import { ItemActionsProvider } from './itemDialogs/ItemActionsProvider'
import { PaletteProvider } from './palette/PaletteProvider'
import { useSession } from '../session/SessionContext'
import { AfterFirstScreen } from './AfterFirstScreen'

/**
 * Adds the dialogs about items and the messages of actions to each page. For users, but not for limited visitors (who may open a few
 * projects without a subscription), also adds the news, the command palette and the offers to restore unsaved
 * texts. This component loads separately, because the login screen does not need it (ADR 51).
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const { state } = useSession()
  if (state.status !== 'signedIn') {
    return (
      <ToastsProvider>
        <ItemActionsProvider>{children}</ItemActionsProvider>
      </ToastsProvider>
    )
  }
  return (
    <DraftOffersProvider userId={state.user.id}>
      <ToastsProvider>
        <ItemActionsProvider>
          <NotificationsProvider>
            <PaletteProvider>{children}</PaletteProvider>
          </NotificationsProvider>
        </ItemActionsProvider>
      </ToastsProvider>
      <AfterFirstScreen />
    </DraftOffersProvider>
  )
}
