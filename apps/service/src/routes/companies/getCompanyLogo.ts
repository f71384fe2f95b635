import type { Handler } from '../../app/Operation'
import { brandLogo } from '../../reference/brandLogo'
import { fileIn } from '../../responses/fileIn'

/**
 * Answers the logo of the company behind the national domain, which reports print.
 *
 * @source specification 7
 */
export const getCompanyLogo: Handler<'getCompanyLogo'> = async ({ query }) =>
  fileIn(query.domainId, brandLogo)
