import { createContext, use } from 'react'

export const NotificationsContext = createContext<(() => void) | null>(null)

/** @throws outside NotificationsProvider */
export function useOpenNotifications(): () => void {
  const open = use(NotificationsContext)
  if (open === null) {
    throw new Error(
      'useOpenNotifications was called outside <NotificationsProvider>, so no sidebar can open. Render the component inside a page.',
    )
  }
  return open
}
