import {
  createCompanyAgent,
  createHiddenItem,
  createList,
  createNote,
  createProcurementAgent,
  createProjectAgent,
  unwrap,
  type ApiClient,
} from '@spadestik/api-client'
import type { ProviderStateHandlers } from '../providerStates'
import { agentFilters, itemFilters, procurementFilters } from './agentFilters'
import { paidUser } from './callerStates'
import type { Provider } from './Provider'

/**
 * Returns functions that create the user's own data for provider states (what the service must contain before
 * a request), such as lists and agents (saved searches). The functions call the API.
 */
export function ownStates({ db, scene, now, userId, startSession, clientOf }: Provider) {
  const { projectId, procurementId, companyId } = scene
  const colleague = 'colleague@demo.test'
  const user = userId(paidUser)
  const paUserIds = [user, userId(colleague)]
  /**
   * Returns a client that calls the API as a colleague of the paid user. Calling as the paid user would start
   * a new session, which would end the session that the interaction uses.
   */
  const asColleague = async (): Promise<ApiClient> => clientOf(await startSession(colleague))
  const findRole = () =>
    db.selectFrom('company_roles').select('id').where('project_id', '=', projectId).executeTakeFirstOrThrow()
  const forgetTips = () => db.deleteFrom('tips').execute()
  const showAll = async () => {
    await db.deleteFrom('hidden_item_users').execute()
    await db.deleteFrom('hidden_items').execute()
  }
  return {
    'the user has agents of every kind': async () => {
      const client = await asColleague()
      const alertKinds = { outcome: 'atOnce', other: 'never' } as const
      const mails = { mailTime: 'daily', alertKinds } as const
      const body = { name: 'Skoler', ...mails, paUserIds, ...(await agentFilters(db)) }
      const ofItems = { ...body, ...itemFilters, companies: [{ id: companyId }] }
      const project = await unwrap(createProjectAgent(client, { body: { ...ofItems, projectPhases: [1] } }))
      const procurement = await unwrap(
        createProcurementAgent(client, { body: { ...ofItems, ...procurementFilters } }),
      )
      const company = await unwrap(createCompanyAgent(client, { body: { ...body, projectPhases: [1] } }))
      return { projectAgentId: project.id, procurementAgentId: procurement.id, companyAgentId: company.id }
    },
    'the user has an agent that finds the procurement': async () => {
      const body = { name: 'Broer', mailTime: 'daily' as const, paUserIds, isPublic: null }
      const { id } = await unwrap(createProcurementAgent(await asColleague(), { body }))
      return { narrowedAgentId: id }
    },
    'the user has a list with everything on it': async () => {
      const kept = { projects: [projectId], procurements: [procurementId], companies: [companyId] }
      const body = { name: 'Skoler', ...kept, paUserIds }
      const { id } = await unwrap(createList(await asColleague(), { body }))
      return { listId: id, listName: body.name }
    },
    'the user has no calendar feed': async () => {
      await db.deleteFrom('calendar_feeds').execute()
      return {}
    },
    'the user has a calendar feed of a list': async () => {
      await db.deleteFrom('calendar_feeds').execute()
      const body = { name: 'Skoler', projects: [], procurements: [procurementId], companies: [], paUserIds }
      const { id: feedListId } = await unwrap(createList(await asColleague(), { body }))
      const { id } = await db
        .insertInto('calendar_feeds')
        .values({
          user_id: user,
          list_id: feedListId,
          agent_id: null,
          hash: 'the hash of a secret',
          domain_id: 9,
          created: now.toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { calendarFeedId: id, feedListId }
    },
    'the user is reminded of the deadlines of a list': async () => {
      await db.deleteFrom('reminders').execute()
      const body = { name: 'Skoler', projects: [], procurements: [procurementId], companies: [], paUserIds }
      const { id } = await unwrap(createList(await asColleague(), { body }))
      await db
        .insertInto('reminders')
        .values({ user_id: user, list_id: id, procurement_id: null, days: 3, created: now.toISOString() })
        .execute()
      return {}
    },
    'the user has hidden nothing': async () => {
      await showAll()
      return {}
    },
    'the user has hidden a project': async () => {
      await showAll()
      const body = { usersIds: paUserIds, projectId, procurementId: null }
      const { id } = await unwrap(createHiddenItem(await asColleague(), { body }))
      return { hiddenItemId: id }
    },
    'the last visit of the user was long ago': async () => {
      await db.deleteFrom('seen_items').execute()
      const visit = { active_at: now.toISOString(), previous_end: '2020-01-01T00:00:00Z' }
      await db
        .insertInto('visits')
        .values({ user_id: user, ...visit })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(visit))
        .execute()
      return {}
    },
    'the user has written a note on a project': async () => {
      const body = { title: 'Til os begge', text: 'Uge 50.', paUserIds, projectId }
      const { id } = await unwrap(createNote(await asColleague(), { body }))
      return { noteId: id }
    },
    'the user has sent no tip': async () => {
      await forgetTips()
      return { companyRoleId: (await findRole()).id }
    },
    'the user has sent a tip about a role': async () => {
      await forgetTips()
      const { id: companyRoleId } = await findRole()
      const tip = {
        user_id: user,
        company_id: companyId,
        company_role_id: companyRoleId,
        contact_id: null,
        project_id: projectId,
        procurement_id: null,
        name: 'Kirsten Holm',
        email: paidUser,
        phone: '+45 00 00 00 01',
        description: 'Vi vil gerne i kontakt.',
        created: now.toISOString(),
      }
      const { id } = await db.insertInto('tips').values(tip).returning('id').executeTakeFirstOrThrow()
      return { tipId: id, companyRoleId }
    },
  } satisfies Partial<ProviderStateHandlers>
}
