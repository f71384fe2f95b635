import { isAllowedIssuer } from '../provisioning/isAllowedIssuer'
import { ProvisioningError } from '../provisioning/ProvisioningError'
import { discover } from './createProviders'
import { failureOf } from './failureOf'

/**
 * Asks an issuer that is to be saved who it is. Addresses that are not allowed are not asked; saving refuses them.
 *
 * @throws ProvisioningError when nobody could sign in there at present.
 */
export async function requireIssuer(issuer: string, allowsHttp: boolean): Promise<void> {
  if (!isAllowedIssuer(issuer, allowsHttp)) return
  try {
    // What the issuer says does not depend on the client.
    await discover({ issuer, clientId: 'unknown' }, 'unknown', allowsHttp)
  } catch (error) {
    throw new ProvisioningError(
      `The sign-in was not saved, because the issuer ${issuer} cannot be used: ${failureOf(error).message} Correct --issuer, or save it nevertheless with --unchecked.`,
    )
  }
}
