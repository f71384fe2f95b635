import type { JobContext } from '../../../jobs/jobs'
import { jobs } from '../../../jobs/jobs'
import { setUpService } from '../../setUpService'
import { testConfig } from '../../testConfig'
import { createTestPostman } from '../../TestPostman'
import type { engines } from '../../openTestDatabase'
import { writePlantedItems } from './plantedItems'
import { setUpCallers } from './setUpCallers'
import type { WayContext } from './Way'

const minute = 60_000

/** Sets up one database with planted items, and one user who follows them by every way. */
export async function setUpWays(engine: (typeof engines)[number]): Promise<WayContext> {
  let time = new Date('2026-11-28T10:00:00Z')
  const now = () => time
  const service = await setUpService(engine, { clock: now, publicUrl: 'https://www.spadestik.dk' })
  const { db, call, signIn, userId } = service
  await db.updateTable('users').set({ language_id: 2, domain_id: 9, is_home_known: true }).execute()
  const token = await signIn('paid@demo.test')
  const start = await call('GET', '/changes', { token, query: { start: 'now' } })
  const { tender, company } = await writePlantedItems(db, time)
  const paUserIds = [userId('paid')]
  const list = { name: 'Min', projects: [], procurements: [tender], companies: [company], paUserIds }
  const { id: listId } = (
    await call('POST', '/lists', { token, body: { ...list, mailTime: 'never' } })
  ).json<{ id: number }>()
  const search = { name: 'Min', mailTime: 'always', freeSearch: 'kontrolkanal', paUserIds }
  const { id: agentId } = (await call('POST', '/agents/procurement', { token, body: search })).json<{
    id: number
  }>()
  const receiver = { name: 'CRM', address: 'https://crm.example.dk/hook', listId, agentId: null }
  await call('POST', '/webhooks', { token, body: receiver })
  const become = await setUpCallers(service, { listId }, now)
  const postman = createTestPostman()
  const hints: string[] = []
  const receivers = {
    post: async (_address: string, _headers: unknown, body: string) => {
      hints.push(body)
      return { status: 204, text: '' }
    },
  }
  const [secret = ''] = testConfig().secrets
  const jobContext: JobContext = {
    db,
    postman,
    receivers,
    secret,
    publicUrl: 'https://www.spadestik.dk',
    clock: now,
    onFailure: (words, facts) => {
      // A spreadsheet that its user may not have any more is refused, and that is what the table expects.
      if (words !== 'a spreadsheet was not made') throw new Error(`${words}: ${JSON.stringify(facts)}`)
    },
  }
  const run = async (names: readonly (keyof typeof jobs)[]) => {
    for (const name of names) await jobs[name].run(jobContext, () => false)
  }
  const taken = () =>
    postman.kept
      .splice(0)
      .map(
        ({ mail }) =>
          `${String(mail.to)}\n${String(mail.subject)}\n${String(mail.text)}\n${String(mail.html)}`,
      )
      .join('\u0000')
  let version = 1
  return {
    service,
    tender,
    company,
    listId,
    agentId,
    become,
    cursor: start.json<{ next: string }>().next,
    change: async () => {
      for (const table of ['mails', 'alert_matches'] as const) await db.deleteFrom(table).execute()
      version += 1
      await writePlantedItems(db, time, version)
    },
    work: async (names) => {
      postman.kept.splice(0)
      hints.splice(0)
      await run(names)
      time = new Date(time.getTime() + 6 * minute)
      await run(names)
      return { mails: taken(), hints: hints.splice(0).join('\n') }
    },
    workInTheMorning: async () => {
      const before = time
      await db.deleteFrom('mails').execute()
      postman.kept.splice(0)
      time = new Date('2027-03-16T05:30:00Z')
      await run(['reminders', 'mails'])
      time = before
      return taken()
    },
  }
}
