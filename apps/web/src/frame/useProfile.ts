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

/** Deletes the session in the browser at once. A request then ends the session on the service (W01). */
function useLogout(): () => void {
  const client = useApi()
  const navigate = useNavigate()
  const { dispatch } = useSession()
  return () => {
    // The request reads the token before `dispatch` deletes it. If the request fails, the service's session
    // ends when it expires.
    void unwrap(endSession(client)).catch(asProblem)
    dispatch({ type: 'signedOut' })
    void navigate(paths.dashboard)
  }
}
