import { nationalDomains } from '@spadestik/domain/locale'
import { Header } from '@spadestik/ui/Header'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useSession } from '../session/SessionContext'
import { messages } from './App.messages'
import { switchDomain } from './chooseLocale'
import { useAppLocale } from './LocaleContext'
import { paths } from './paths'

const countries = nationalDomains.map(({ id, nativeCountryName, countryCode }) => ({
  id,
  name: nativeCountryName,
  flag: countryCode,
}))

/** The header of every page: where one can go, in which country, and as whom. */
export function AppHeader() {
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const { state, tell } = useSession()
  const { domain } = useAppLocale()
  const user = state.status === 'signedIn' ? state.user : null
  const navItems = [
    { href: paths.dashboard, label: formatMessage(messages.dashboard), isCurrent: pathname === '/' },
    {
      href: paths.resumedSearch,
      label: formatMessage(messages.search),
      isCurrent: pathname.startsWith('/search'),
    },
  ]
  return (
    <Header
      homeHref={paths.dashboard}
      navItems={user === null ? [] : navItems}
      countries={countries}
      countryId={domain.id}
      onCountryChange={switchDomain}
      {...(user !== null && {
        profile: {
          name: user.name,
          email: user.email,
          entries: [
            {
              id: 'logout',
              label: formatMessage(messages.logout),
              onPress: () => tell({ type: 'signedOut' }),
            },
          ],
        },
      })}
    />
  )
}
