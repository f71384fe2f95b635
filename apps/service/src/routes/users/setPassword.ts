import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'
import { hashPassword } from '../../auth/passwords'
import { savePassword } from '../../auth/savePassword'
import { queueMail } from '../../mail/queueMail'

/**
 * Sets a new password for the caller, whose session goes on; there is no other.
 *
 * @source decision 9
 */
export const setPassword: Handler<'setPassword'> = async ({ db, body, caller, query, language, now }) => {
  const { id } = userOf(caller)
  const passwordHash = await hashPassword(body.newPassword)
  await db.transaction().execute(async (trx) => {
    const { name, email } = await savePassword(trx, id, passwordHash)
    await queueMail(
      trx,
      { email, language, domainId: query.domainId },
      { kind: 'passwordChanged', name },
      now,
    )
  })
  return undefined
}
