import type { Handler } from '../../app/Operation'
import { Problem } from '../../app/Problem'

/**
 * Answers the record of the limited visitor who calls, without views too.
 *
 * @source specification 4
 */
export const getLimitedAccess: Handler<'getLimitedAccess'> = async ({ db, caller }) => {
  if (caller.kind !== 'limited') {
    throw new Problem(
      'forbidden',
      'A signed-in user has no limited access, so there is no record. Ask for the user instead.',
    )
  }
  const {
    name,
    mail,
    views_left: views,
  } = await db
    .selectFrom('limited_visitors')
    .select(['name', 'mail', 'views_left'])
    .where('id', '=', caller.visitorId)
    .executeTakeFirstOrThrow()
  // Whoever has a token has used the code.
  return { name, mail, views, code: null }
}
