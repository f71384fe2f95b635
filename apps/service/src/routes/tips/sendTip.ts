import type { Handler } from '../../app/Operation'
import { Problem } from '../../app/Problem'
import { userOf } from '../../app/userOf'
import { queueMail } from '../../mail/queueMail'
import { readTipSubject } from '../../tips/readTipSubject'
import { salesContactOf } from '../../tips/salesContactOf'
import { tipTarget } from '../../tips/tipTarget'

/**
 * Sends a tip to the sales team (M06).
 *
 * @throws Problem `conflict` when the caller has sent one about the role already.
 */
export const sendTip: Handler<'sendTip'> = async ({ db, caller, body, query, now }) => {
  const { id: userId } = userOf(caller)
  if (body.paUserId !== userId) {
    throw new Problem('badRequest', 'A tip is sent in one’s own name, so this one was not sent.', [
      { path: '/body/paUserId', message: 'is not you' },
    ])
  }
  const target = await tipTarget(db, caller, body)
  const tip = {
    name: body.name.trim(),
    email: body.email.trim(),
    phone: body.phone?.trim() ?? null,
    description: body.description.trim(),
  }
  await db.transaction().execute(async (trx) => {
    const sent = await trx
      .insertInto('tips')
      .values({ ...target, ...tip, user_id: userId, created: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (sent === undefined) {
      throw new Problem(
        'conflict',
        'You have sent a tip about this role already, so it was not sent again. Our people will come back to you.',
      )
    }
    const recipient = salesContactOf(query.domainId)
    const about = await readTipSubject(trx, target, recipient.language)
    await queueMail(trx, recipient, { kind: 'tip', ...tip, about }, now)
  })
}
