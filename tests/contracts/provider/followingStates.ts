import { createList, unwrap } from '@spadestik/api-client'
import type { ProviderStateHandlers } from '../providerStates'
import { asColleague } from './asColleague'
import { colleague, paidUser } from './callerStates'
import type { Provider } from './Provider'
import { versionOf } from './versionOf'

const listName = 'Skoler'
const keyName = 'Our CRM'
/** As many as the contract allows a user. */
const mostKeys = 20

/** Returns set-up functions for lists, and for what users follow by them. Lists are deleted with their feeds. */
export function followingStates(provider: Provider) {
  const { db, scene, now, userId } = provider
  const { projectId, procurementId, companyId } = scene
  const user = userId(paidUser)
  const paUserIds = [user, userId(colleague)]
  const forgetLists = () => db.deleteFrom('lists').execute()
  const forgetFeeds = () => db.deleteFrom('calendar_feeds').execute()
  const forgetReminders = () => db.deleteFrom('reminders').execute()
  const makeList = async (kept: { projects: number[]; companies: number[] }) => {
    await forgetLists()
    const body = { name: listName, procurements: [procurementId], ...kept, paUserIds }
    return unwrap(createList(await asColleague(provider), { body }))
  }
  const created = now.toISOString()
  const makeKeys = async (count: number) => {
    await db.deleteFrom('api_keys').execute()
    const expires = new Date(now.getTime() + 30 * 86_400_000).toISOString()
    const keys = Array.from({ length: count }, (_, place) => ({
      user_id: user,
      name: keyName,
      start: 'spadestik_9yTk',
      hash: `the hash of key ${place}`,
      scopes: ['search:read' as const],
      created,
      expires,
    }))
    return count === 0 ? [] : db.insertInto('api_keys').values(keys).returning('id').execute()
  }
  const todayOfKeys = created.slice(0, 10)
  return {
    'the user has no lists': async () => {
      await forgetLists()
      return {}
    },
    'the user has a list with everything on it': async () => {
      const list = await makeList({ projects: [projectId], companies: [companyId] })
      return { listId: list.id, listName, listVersion: versionOf(list) }
    },
    'the user has no key': async () => {
      await makeKeys(0)
      return { todayOfKeys }
    },
    'the user has a key': async () => {
      const [key] = await makeKeys(1)
      return { apiKeyId: key?.id ?? 0, keyName }
    },
    'the user has as many keys as allowed': async () => {
      await makeKeys(mostKeys)
      return { todayOfKeys }
    },
    'the user has no calendar feed': async () => {
      await forgetFeeds()
      return {}
    },
    'the user has a calendar feed of a list': async () => {
      await forgetFeeds()
      const { id: feedListId } = await makeList({ projects: [], companies: [] })
      const values = { user_id: user, list_id: feedListId, agent_id: null, domain_id: 9, created }
      const { id } = await db
        .insertInto('calendar_feeds')
        .values({ ...values, hash: 'the hash of a secret' })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { calendarFeedId: id, feedListId }
    },
    'the user has no reminders': async () => {
      await forgetReminders()
      return {}
    },
    'the user is reminded of the deadlines of a list': async () => {
      await forgetReminders()
      const { id: list_id } = await makeList({ projects: [], companies: [] })
      await db
        .insertInto('reminders')
        .values({ user_id: user, list_id, procurement_id: null, days: 3, created })
        .execute()
      return {}
    },
    'the last visit of the user was long ago': async () => {
      await db.deleteFrom('seen_items').execute()
      const visit = { active_at: created, previous_end: '2020-01-01T00:00:00Z' }
      await db
        .insertInto('visits')
        .values({ user_id: user, ...visit })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(visit))
        .execute()
      return {}
    },
    'the user has dismissed no deadline': async () => {
      await db.deleteFrom('dismissed_deadlines').execute()
      return {}
    },
  } satisfies Partial<ProviderStateHandlers>
}
