import { found } from '../../app/found'
import type { Handler } from '../../app/Operation'
import { readContacts } from '../../responses/readContacts'

/**
 * Answers the contacts of a company in its own order.
 *
 * @source specification 7
 */
export const getCompanyContacts: Handler<'getCompanyContacts'> = async ({ db, path }) => {
  found(await db.selectFrom('companies').select('id').where('id', '=', path.id).executeTakeFirst(), 'company')
  return readContacts(db, { companyId: path.id })
}
