import { takeTry, tryLimits } from '../../accounts/auth/takeTry'
import { userOf } from '../../contract/Caller'
import type { Handler } from '../../contract/Operation'
import { found, Problem } from '../../contract/Problem'
import type { Recipient } from '../../mail/queueMail'
import { queueMail } from '../../mail/queueMail'
import { domains } from '../../reference/domains'
import { languageCode } from '../../reference/languages'
import { requirePhase } from '../requirePhase'
import { readTipSubject } from './readTipSubject'
import { tipTarget } from './tipTarget'

/**
 * Returns the address of the sales team of a national domain, and the language of its e-mails.
 *
 * @throws Error when the domain does not exist, because nobody would receive the tip.
 */
function salesContactOf(domainId: number): Recipient {
  const match = domains.find(({ domain }) => domain.id === domainId)
  if (match === undefined) {
    throw new Error(
      `There is no national domain ${domainId}, so nobody would receive the tip. Add it to the domains.`,
    )
  }
  const { mailSupport: email, languageId } = match.domain
  return { email, language: languageCode(languageId), domainId }
}

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

/**
 * Sends a message about a company's role or a contact to the sales team (M06).
 *
 * @throws Problem `badRequest` when `paUserId` is not the caller; `conflict` when the caller has already sent
 * a tip about the role; `forbidden` for a project whose phase the caller's product leaves out.
 */
export const sendTip: Handler<'sendTip'> = async (call) => {
  const { db, caller, body, query, language, now } = call
  const { id: userId } = userOf(caller)
  if (body.paUserId !== userId) {
    throw new Problem('badRequest', 'A tip is sent in your own name, so this one was not sent.', [
      { path: '/body/paUserId', message: 'is not you' },
    ])
  }
  const target = await tipTarget(db, caller, body)
  if (target.project_id !== null) await requirePhase(db, caller, language, target.project_id)
  await takeTry(call, tryLimits.tip(userId))
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
        'You have already sent a tip about this role, so it was not sent again. Our sales team will contact you.',
      )
    }
    const recipient = salesContactOf(query.domainId)
    const about = await readTipSubject(trx, target, recipient.language)
    await queueMail(trx, recipient, { kind: 'tip', ...tip, about }, now)
  })
}
