import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'

/**
 * Answers the other users of the caller's company.
 *
 * @source specification 3
 */
export const getColleagues: Handler<'getColleagues'> = ({ db, caller }) => {
  const { id, subscriberId } = userOf(caller)
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'position'])
    .where('subscriber_id', '=', subscriberId)
    .where('id', '<>', id)
    .orderBy('name')
    .orderBy('id')
    .execute()
}
