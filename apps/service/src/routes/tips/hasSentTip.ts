import { found } from '../../app/found'
import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'

/**
 * Tells whether the caller has sent a tip about a role.
 *
 * @source specification 4
 */
export const hasSentTip: Handler<'hasSentTip'> = async ({ db, caller, path }) => {
  const row = await db
    .selectFrom('company_roles')
    .select('company_id')
    .where('id', '=', path.companyRoleId)
    .executeTakeFirst()
  const role = found(row, 'role')
  const tip = await db
    .selectFrom('tips')
    .select('id')
    .where('user_id', '=', userOf(caller).id)
    .where('company_role_id', '=', path.companyRoleId)
    .where('company_id', '=', role.company_id)
    .executeTakeFirst()
  return tip !== undefined
}
