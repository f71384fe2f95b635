import { limits } from '@spadestik/domain/limits'
import type { Handler } from '../../app/Operation'
import { Problem } from '../../app/Problem'
import { sendCode } from '../../auth/sendCode'
import { takeTry } from '../../auth/takeTry'
import { tryLimits } from '../../auth/tryLimits'

/**
 * Gives somebody limited access and sends the code.
 *
 * @source specification 4
 */
export const createLimitedAccess: Handler<'createLimitedAccess'> = async (call) => {
  const { db, body, query, language, now, address } = call
  await takeTry(call, [tryLimits.codeAsked(address)])
  const mail = body.mail.trim().toLowerCase()
  await db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom('users').select('id').where('email', '=', mail).executeTakeFirst()
    const visitor =
      user !== undefined
        ? undefined
        : await trx
            .insertInto('limited_visitors')
            .values({ mail, name: body.name.trim(), views_left: limits.limitedViews })
            .onConflict((conflict) => conflict.column('mail').doNothing())
            .returning('id')
            .executeTakeFirst()
    if (visitor === undefined) {
      throw new Problem(
        'conflict',
        'The chosen email is already in use, so no second access can be made for it. Ask for a new code, or log in.',
      )
    }
    await sendCode(trx, visitor.id, { email: mail, language, domainId: query.domainId }, now)
  })
  return undefined
}
