import { found } from '../../app/found'
import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'

/**
 * Answers a tip of the caller or of a colleague.
 *
 * @source specification 7
 */
export const getTip: Handler<'getTip'> = async ({ db, caller, path }) => {
  const row = await db
    .selectFrom('tips')
    .innerJoin('users', 'users.id', 'tips.user_id')
    .selectAll('tips')
    .where('tips.id', '=', path.id)
    .where('users.subscriber_id', '=', userOf(caller).subscriberId)
    .executeTakeFirst()
  const tip = found(row, 'tip')
  return {
    id: tip.id,
    projectId: tip.project_id,
    procurementId: tip.procurement_id,
    paUserId: tip.user_id,
    companyRoleId: tip.company_role_id,
    contactId: tip.contact_id,
    name: tip.name,
    email: tip.email,
    phone: tip.phone,
    description: tip.description,
  }
}
