export { startLanguage, switchTo } from '../src/locale/appOrigin'
export type { DomainSwitch } from '../src/locale/appOrigin'
export { isLocalHost, nationalDomainOf, nationalDomains, timeZoneOf } from '../src/locale/nationalDomain'
export type { NationalDomain } from '../src/locale/nationalDomain'
