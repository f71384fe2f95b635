import type { Schemas } from '@spadestik/api-client/schema'
import { keepRest } from '../../../alerts/alertRests'
import { signAlertToken } from '../../../alerts/alertTokens'
import { testConfig } from '../../testConfig'
import { outcomeOfAnswer } from './outcomeOfAnswer'
import { outcomeOf, plantedNames } from './plantedItems'
import type { Body, Way } from './Way'

/** The mail of an agent about news. */
export const agentMail: Way = async (kind, context) => {
  const { email } = await context.become(kind)
  if (email === null) return null
  await context.change()
  return outcomeOf((await context.work(['matching', 'alerts', 'mails'])).mails, plantedNames.tender)
}

/** The page of the items that a mail only counts. Its link came with a mail before the user became this kind of caller. */
export const restOfMail: Way = async (kind, context) => {
  const { service, tender } = context
  const { email } = await context.become(kind)
  if (email === null) return null
  const userId = service.userId('paid')
  const items = [{ type: 'procurement', id: tender }] as const
  const id = await service.db
    .transaction()
    .execute((trx) => keepRest(trx, userId, items, new Date('2026-11-28T10:00:00Z')))
  const [secret = ''] = testConfig().secrets
  const token = await signAlertToken(secret, { userId, senders: [] })
  const response = await service.app.inject({ method: 'GET', url: `/alerts/${token}/more/${id}` })
  return outcomeOfAnswer(response, plantedNames.tender)
}

export const reminderMail: Way = async (kind, context) => {
  const { service, tender } = context
  const { token } = await context.become('paid')
  const { email } = await context.become(kind)
  if (email === null) return null
  for (const table of ['sent_reminders', 'reminder_rounds', 'reminders'] as const)
    await service.db.deleteFrom(table).execute()
  await context.become('paid')
  const body = { listId: null, procurementId: tender, days: 3 }
  await service.call('PUT', '/reminders', { token, body })
  await context.become(kind)
  return outcomeOf(await context.workInTheMorning(), plantedNames.tender)
}

/** A tip about a role of the tender: what its sender gets. The mail goes to the sales team. */
export const tipAnswer: Way = async (kind, context) => {
  const { service, tender } = context
  const { token } = await context.become(kind)
  await service.db.deleteFrom('tips').execute()
  const role = await service.db
    .selectFrom('company_roles')
    .select('id')
    .where('procurement_id', '=', tender)
    .executeTakeFirstOrThrow()
  const body = {
    procurementId: tender,
    companyRoleId: role.id,
    paUserId: service.userId('paid'),
    name: plantedNames.tender,
    email: 'paid@demo.test',
    phone: null,
    description: 'Ring venligst',
  }
  const sent = await service.call('POST', '/tips', { token, body })
  if (sent.statusCode >= 400) return sent.statusCode
  const { mails } = await context.work(['mails'])
  const own = mails.split('\u0000').filter((mail) => mail.startsWith('paid@demo.test'))
  return outcomeOf([sent.body, ...own].join('\n'), plantedNames.tender)
}

/** A hint for the webhook of a list whose tender has changed. */
export const hint: Way = async (kind, context) => {
  const { email } = await context.become(kind)
  if (email === null) return null
  await context.change()
  const { hints } = await context.work(['webhooks'])
  // A hint says that there is news of the list, and never of which item.
  return hints.includes(plantedNames.tender) ? 'paid' : outcomeOf(hints, 'changes.available')
}

/** A spreadsheet that was asked for with a paid product, and made and read by the kind of caller. */
export function sheet(draft: Body, name: string = plantedNames.tender): Way {
  return async (kind, context) => {
    const { service } = context
    await service.db.deleteFrom('sheet_exports').execute()
    const paid = await context.become('paid')
    const asked = await service.call('POST', '/exports', { token: paid.token, body: draft(context) })
    const { id } = asked.json<Schemas['Export']>()
    const { token } = await context.become(kind)
    await context.work(['sheets'])
    const state = await service.call('GET', `/exports/${id}`, { token })
    if (state.statusCode >= 400) return state.statusCode
    const { link } = state.json<Schemas['Export']>()
    if (link === null) return 'nothing'
    return outcomeOfAnswer(await service.app.inject({ method: 'GET', url: link }), name)
  }
}

/** The link of a spreadsheet that was ready before the user became this kind of caller. */
export function readySheet(draft: Body, name: string = plantedNames.tender): Way {
  return async (kind, context) => {
    const { service } = context
    await service.db.deleteFrom('sheet_exports').execute()
    const { token } = await context.become('paid')
    const asked = await service.call('POST', '/exports', { token, body: draft(context) })
    const { id } = asked.json<Schemas['Export']>()
    await context.work(['sheets'])
    const { link } = (await service.call('GET', `/exports/${id}`, { token })).json<Schemas['Export']>()
    const { email } = await context.become(kind)
    if (email === null || link === null) return null
    return outcomeOfAnswer(await service.app.inject({ method: 'GET', url: link }), name)
  }
}

/** The copy of the user's own data. */
export const personalData: Way = async (kind, context) => {
  const { service } = context
  const { token } = await context.become(kind)
  for (const table of ['mails', 'personal_data_exports'] as const)
    await service.db.deleteFrom(table).execute()
  const asked = await service.call('POST', '/personal-data-export', { token })
  if (asked.statusCode >= 400) return asked.statusCode
  await context.work(['exporting'])
  const state = await service.call('GET', '/personal-data-export', { token })
  const { link } = state.json<Schemas['PersonalDataExport']>()
  if (link === null) return 'nothing'
  return outcomeOfAnswer(await service.app.inject({ method: 'GET', url: link }), plantedNames.tender)
}
