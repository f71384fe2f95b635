import { endSession, unwrap } from '@spadestik/api-client'
import type { ProfileMenuProps } from '@spadestik/ui/Header'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useApi } from '../api/client/ApiContext'
import { asProblem } from '../problems/asProblem'
import { paths } from '../routing/paths'
import { messages as screenMessages } from '../routing/Screen.messages'
import { useSession } from '../session/SessionContext'
import { messages } from './Frame.messages'

/** Returns the account for the header and its menu, or null for a visitor without an account (H01, H03). */
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
        { id: 'settings', label: formatMessage(screenMessages.settings), href: paths.settings },
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

/**
 * Logs the user out: deletes the session in the browser immediately, and asks the service to end it (W01).
 */
function useLogout(): () => void {
  const client = useApi()
  const navigate = useNavigate()
  const { dispatch } = useSession()
  return () => {
    // This request reads the token before `dispatch` deletes the token. If the request fails, the session on
    // the service ends when it expires.
    void unwrap(endSession(client)).catch(asProblem)
    dispatch({ type: 'signedOut' })
    void navigate(paths.dashboard)
  }
}
