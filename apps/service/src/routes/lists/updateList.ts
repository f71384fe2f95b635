import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'
import { findList } from '../../lists/findList'
import { listAsSaved } from '../../lists/listAsSaved'
import { readLists } from '../../lists/readLists'
import { requireColleagues } from '../../sharing/requireColleagues'
import { requireCompanyAccess } from '../../lists/requireCompanyAccess'
import { writeList } from '../../lists/writeList'
import { localityOf } from '../../reference/domains'

/**
 * Replaces a list as a whole.
 *
 * @source specification 4
 */
export const updateList: Handler<'updateList'> = async ({ db, caller, body, query, now }) => {
  const user = userOf(caller)
  const { currency } = localityOf(query.domainId)
  await findList(db, body.id, user.id)
  await requireColleagues(db, user, body.paUserIds)
  await db.transaction().execute(async (trx) => {
    // Two who save at once come one after the other, so that no half of each stays.
    await trx.selectFrom('lists').select('id').where('id', '=', body.id).forUpdate().execute()
    const kept = await trx
      .selectFrom('list_companies')
      .select('company_id')
      .where('list_id', '=', body.id)
      .execute()
    const known = new Set(kept.map((row) => row.company_id))
    requireCompanyAccess(
      caller,
      body.companies.filter((id) => !known.has(id)),
    )
    await writeList(trx, body.id, body, now)
  })
  const [list] = await readLists(db, user.id, currency, body.id)
  return list ?? listAsSaved(body.id, body, currency, now)
}
