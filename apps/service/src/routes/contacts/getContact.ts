import { found } from '../../app/found'
import type { Handler } from '../../app/Operation'
import { readContacts } from '../../responses/readContacts'

/**
 * Answers a contact of a company.
 *
 * @source specification 7
 */
export const getContact: Handler<'getContact'> = async ({ db, path }) => {
  const [contact] = await readContacts(db, { contactId: path.id })
  return found(contact, 'contact')
}
