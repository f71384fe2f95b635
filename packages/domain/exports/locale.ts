export { isLocalHost, nationalDomainOf, nationalDomains, siblingHost } from '../src/locale/nationalDomain'
export type { NationalDomain } from '../src/locale/nationalDomain'
