import { linkTo } from '../../mail/linkTo'
import { signInPrefix } from './signInCookies'

/**
 * Returns the address of the app on a national domain, without a path. Cookies belong to a host, so a browser must
 * return to the host where it began.
 */
export const originOf = (publicUrl: string, domainId: number): string =>
  new URL(linkTo(publicUrl, domainId, '/')).origin

/** Returns the address to which a company's provider sends browsers back. Each company has its own. */
export const redirectUriOf = (origin: string, companyId: number): string =>
  `${origin}${signInPrefix}/${companyId}`
