import { nationalDomains } from '@spadestik/domain/locale'
import { Header } from '@spadestik/ui/Header'
import { PaletteButton } from './PaletteButton'
import { switchDomain } from '../locale/chooseLocale'
import { useAppLocale } from '../locale/LocaleContext'
import { paths } from '../routing/paths'
import { useNavItems } from './useNavItems'
import { useProfile } from './useProfile'

const countries = nationalDomains.map(({ id, nativeCountryName, countryCode }) => ({
  id,
  name: nativeCountryName,
  flag: countryCode,
}))

/** The header of every page (H01, H02). */
export function AppHeader() {
  const { domain } = useAppLocale()
  const profile = useProfile()
  return (
    <Header
      homeHref={paths.dashboard}
      navItems={useNavItems()}
      countries={countries}
      countryId={domain.id}
      onCountryChange={switchDomain}
      helpHref={paths.help}
      {...(profile !== null && { profile })}
    >
      <PaletteButton />
    </Header>
  )
}
