import { isAdministrator, userOf } from '../contract/Caller'
import type { Handler } from '../contract/Operation'
import { Problem } from '../contract/Problem'
import { queueMail } from '../mail/queueMail'
import { useEmailCode } from './auth/emailCodes'
import { revokeTokens } from './auth/oneTimeTokens'
import { takeTry, tryLimits } from './auth/takeTry'
import { readUser } from './readUser'
import { recipientOf } from './recipientOf'

export const getCurrentUser: Handler<'getCurrentUser'> = ({ db, caller }) => {
  const { id } = userOf(caller)
  return readUser(db, id, isAdministrator(caller))
}

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
  return readUser(db, id, isAdministrator(caller))
}

/** Sets the language of e-mails to the caller (ADR 82). */
export const setUserLanguage: Handler<'setUserLanguage'> = async ({ db, caller, body }) => {
  await db
    .updateTable('users')
    .set({ language_id: body.languageId })
    .where('id', '=', userOf(caller).id)
    .execute()
}

export const getColleagues: Handler<'getColleagues'> = ({ db, caller }) => {
  const { id, subscriberId } = userOf(caller)
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'position'])
    .where('subscriber_id', '=', subscriberId)
    .where('id', '<>', id)
    .where('deactivated', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Changes the e-mail address of the caller, and sends a mail about it to the old address (U01). */
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
    const before = await trx
      .selectFrom('users')
      .select(['email', 'name'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const to = await recipientOf(trx, id, call)
    await trx.updateTable('users').set({ email }).where('id', '=', id).execute()
    if (before.email === email) return
    // Links that were mailed to the old address must not open the account any more.
    await revokeTokens(trx, id)
    await queueMail(trx, to, { kind: 'emailChanged', name: before.name }, now)
  })
  return undefined
}
