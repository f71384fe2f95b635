import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'
import { readLists } from '../../lists/readLists'
import { requireColleagues } from '../../sharing/requireColleagues'
import { requireCompanyAccess } from '../../lists/requireCompanyAccess'
import { writeList } from '../../lists/writeList'
import { localityOf } from '../../reference/domains'
import { listAsSaved } from '../../lists/listAsSaved'

/**
 * Saves a new list.
 *
 * @source specification 4
 */
export const createList: Handler<'createList'> = async ({ db, caller, body, query, now }) => {
  const user = userOf(caller)
  const { currency } = localityOf(query.domainId)
  requireCompanyAccess(caller, body.companies)
  await requireColleagues(db, user, body.paUserIds)
  const id = await db.transaction().execute((trx) => writeList(trx, null, body, now))
  const [list] = await readLists(db, user.id, currency, id)
  return list ?? listAsSaved(id, body, currency, now)
}
