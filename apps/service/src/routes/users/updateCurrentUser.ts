import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'
import { readUser } from '../../responses/readUser'

/**
 * Saves what users change about themselves: name, phone, position and whether news pops up.
 *
 * @source specification 5
 */
export const updateCurrentUser: Handler<'updateCurrentUser'> = async ({ db, caller, body }) => {
  const { id } = userOf(caller)
  const position = body.position?.trim() ?? ''
  await db
    .updateTable('users')
    .set({
      name: body.name.trim(),
      phone: body.phone.trim(),
      position: position === '' ? null : position,
      show_popups: body.showPopups,
    })
    .where('id', '=', id)
    .execute()
  return readUser(db, id)
}
