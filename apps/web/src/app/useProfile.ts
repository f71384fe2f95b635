import type { ProfileMenuProps } from '@spadestik/ui/Header'
import { useIntl } from 'react-intl'
import { useSession } from '../session/SessionContext'
import { useLogout } from '../session/useLogout'
import { messages } from './App.messages'
import { paths } from './paths'

/** Whose account the header shows, and the lines of its menu; null where nobody is known. @source specification 2 (Header) */
export function useProfile(): ProfileMenuProps | null {
  const { formatMessage } = useIntl()
  const logout = useLogout()
  const { state } = useSession()
  const cookiePolicy = {
    id: 'cookies',
    label: formatMessage(messages.cookiePolicy),
    href: paths.info('cookies'),
  }

  if (state.status === 'signedIn') {
    const { name, email } = state.user
    return {
      name,
      email,
      entries: [
        { id: 'settings', label: formatMessage(messages.settings), href: paths.settings },
        cookiePolicy,
        { type: 'separator', id: 'end' },
        {
          id: 'logout',
          label: formatMessage(messages.logout),
          onPress: logout,
        },
      ],
    }
  }
  if (state.status === 'limited') {
    const { name, mail, views } = state.visitor
    return {
      name,
      email: mail,
      viewsLeft: views,
      entries: [
        { id: 'login', label: formatMessage(messages.login), href: paths.dashboard },
        { type: 'separator', id: 'more' },
        cookiePolicy,
        { id: 'bookDemo', label: formatMessage(messages.bookDemo), href: paths.bookDemo },
        { id: 'prices', label: formatMessage(messages.prices), href: paths.info('prices') },
      ],
    }
  }
  return null
}
