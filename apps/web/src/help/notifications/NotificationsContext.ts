import { createContext, use } from 'react'

/** Opens the sidebar with what is new. */
export const NotificationsContext = createContext<(() => void) | null>(null)

/** How to open the sidebar with what is new. @throws outside NotificationsProvider */
export function useOpenNotifications(): () => void {
  const open = use(NotificationsContext)
  if (open === null) {
    throw new Error(
      'useOpenNotifications was called outside <NotificationsProvider>: there is no sidebar to open. Render the part within the layout of a signed-in user.',
    )
  }
  return open
}
