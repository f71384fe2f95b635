import type { ReactNode } from 'react'
import { DraftOffersProvider } from '../session/drafts/DraftOffersProvider'
import { NotificationsProvider } from '../help/notifications/NotificationsProvider'
import { ItemActionsProvider } from './itemDialogs/ItemActionsProvider'
import { PaletteProvider } from './palette/PaletteProvider'
import { useSession } from '../session/SessionContext'
import { AfterFirstScreen } from './AfterFirstScreen'

/**
 * Adds the dialogs about items to each page. For users, but not for limited visitors (who may open a few
 * projects without a subscription), also adds the news, the command palette and the offers to restore unsaved
 * texts. This component loads separately, because the login screen does not need it (ADR 51).
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const { state } = useSession()
  if (state.status !== 'signedIn') return <ItemActionsProvider>{children}</ItemActionsProvider>
  return (
    <DraftOffersProvider userId={state.user.id}>
      <ItemActionsProvider>
        <NotificationsProvider>
          <PaletteProvider>{children}</PaletteProvider>
        </NotificationsProvider>
      </ItemActionsProvider>
      <AfterFirstScreen />
    </DraftOffersProvider>
  )
}
