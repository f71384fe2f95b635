import type { Handler } from '../../app/Operation'
import { Problem } from '../../app/Problem'
import { userOf } from '../../app/userOf'
import { useEmailCode } from '../../auth/emailCodes'
import { takeTry } from '../../auth/takeTry'
import { tryLimits } from '../../auth/tryLimits'

/**
 * Changes the e-mail address of the caller with the code that was sent to the new one.
 *
 * @source decision 9
 */
export const updateEmail: Handler<'updateEmail'> = async (call) => {
  const { db, body, caller, now } = call
  const { id } = userOf(caller)
  await takeTry(call, tryLimits.emailCode(id))
  const email = body.newEmail.trim().toLowerCase()
  await db.transaction().execute(async (trx) => {
    await useEmailCode(trx, id, email, body.code, now)
    const taken = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
    if (taken !== undefined && taken.id !== id) {
      throw new Problem(
        'conflict',
        'The chosen email is already in use, so nothing was changed. Choose another.',
      )
    }
    await trx.updateTable('users').set({ email }).where('id', '=', id).execute()
  })
  return undefined
}
