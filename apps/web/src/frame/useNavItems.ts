import type { NavItem } from '@spadestik/ui/Header'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { messages } from '../routing/Screen.messages'
import { useSession } from '../session/SessionContext'
import { paths } from '../routing/paths'

/** Returns the links of the main navigation. Returns no links if nobody is logged in (H01). */
export function useNavItems(): NavItem[] {
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const { state } = useSession()
  if (state.status !== 'signedIn') return []
  return [
    { href: paths.dashboard, label: formatMessage(messages.dashboard), isCurrent: pathname === '/' },
    {
      href: paths.hiddenItems,
      label: formatMessage(messages.hiddenItems),
      isCurrent: pathname.startsWith(paths.hiddenItems),
    },
    {
      href: paths.resumedSearch,
      label: formatMessage(messages.search),
      isCurrent: pathname.startsWith('/search'),
    },
  ]
}
