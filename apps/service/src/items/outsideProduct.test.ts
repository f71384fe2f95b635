import type { Schemas } from '@spadestik/api-client/schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoProducts } from '../testing/scenes/demoUsers'
import { mainEngine } from '../testing/openTestDatabase'
import { runAllJobs } from '../testing/runAllJobs'
import { sceneProjects } from '../testing/scenes/scene'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'
import { createTestPostman } from '../testing/TestPostman'
import { writeProjects } from './writers/writeProjects'

const recipient = 'paid@demo.test'
const code = 'demo-complete'
const every = demoProducts.find((product) => product.code === code)?.allowedProjectPhases ?? []
/** The phases of projects that are built or completed. The school is in neither. */
const late = [7, 8]
const phase = { id: 5, name: 'Udbud' }

let service: ServiceUnderTest
let time = new Date('2026-11-21T10:00:00Z')
let token: string
let school: number
let list: Schemas['List']
let roleId: number

beforeAll(async () => {
  service = await setUpService(mainEngine, { clock: () => time })
  school = service.scene.projects.get('school') ?? 0
  await service.db.updateTable('item_changes').set({ gathered: true }).execute()
})
afterAll(() => service.close())

const covers = (phases: readonly number[]) =>
  service.db
    .updateTable('products')
    .set({ allowed_project_phases: [...phases] })
    .where('code', '=', code)
    .execute()

const change = (budget: number) => {
  const record = sceneProjects.find(({ key }) => key === 'school')
  if (record === undefined) throw new Error('The scene has no school.')
  const changed = { ...record, budget, lastUpdated: time.toISOString() }
  return service.db.transaction().execute((trx) => writeProjects(trx, [changed]))
}

beforeEach(async () => {
  time = new Date('2026-11-21T10:00:00Z')
  await covers(every)
  for (const table of ['agents', 'lists', 'hidden_items', 'seen_items', 'visits', 'mails'] as const)
    await service.db.deleteFrom(table).execute()
  await sql`insert into visits (user_id, active_at, previous_end)
    select id, ${time.toISOString()}, '2026-11-20T10:00:00Z' from users`.execute(service.db)
  token = await service.signIn(recipient)
  const user = service.scene.users.get(recipient) ?? 0
  const bridge = service.scene.projects.get('bridge') ?? 0
  const draft = { projects: [school, bridge], procurements: [], companies: [], paUserIds: [user] }
  list = (
    await service.call('POST', '/lists', { token, body: { name: 'Skoler', mailTime: 'always', ...draft } })
  ).json<Schemas['List']>()
  const role = await service.db
    .selectFrom('company_roles')
    .select('id')
    .where('project_id', '=', school)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  roleId = role.id
  await change(260_000_000)
  await change(250_000_000)
})

const company = () => service.scene.companies.get('toft') ?? 0
const hide = () => {
  const usersIds = [service.scene.users.get(recipient) ?? 0]
  const body = { projectId: school, procurementId: null, usersIds }
  return service.call('POST', '/blacklists', { token, body })
}

type Request = readonly [
  'GET' | 'POST',
  string,
  { readonly body?: unknown; readonly query?: Readonly<Record<string, string>> }?,
]

/** Each way out of the service, with a part of the response that only the school can cause. */
const ways: readonly [string, string, () => Request][] = [
  ['the page of the project', 'skolen ved', () => ['GET', `/projects/byId/${school}`]],
  ['its updates', '"projectId"', () => ['GET', `/updates/byProjectId/${school}`]],
  ['a search', 'skolen ved', () => ['POST', '/search-items/search/projects', { body: {} }]],
  ['the items of a list', 'skolen ved', () => ['GET', `/lists/items/${list.id}`]],
  [
    'a text in a list',
    '"foundCounts":{"project":1',
    () => ['GET', `/lists/items/${list.id}`, { query: { text: 'skolen' } }],
  ],
  [
    'an order of a list',
    'skolen ved',
    () => ['GET', `/lists/items/${list.id}`, { query: { orderBy: 'sum' } }],
  ],
  ['the sum of a list', '"budgetSum":250000000', () => ['GET', '/lists']],
  ['the activity of a list', 'skolen ved', () => ['GET', `/updates/byListId/${list.id}`]],
  ['articles about lists', 'Ny skole på vej', () => ['GET', '/lists/articles']],
  ['hidden items', 'skolen ved', () => ['GET', '/blacklists/pdata']],
  [
    'a text in hidden items',
    '"foundCounts":{"project":1',
    () => ['GET', '/blacklists/pdata', { query: { text: 'skolen' } }],
  ],
  ['the dashboard', '"changeCount":1', () => ['GET', '/today']],
  [
    'unseen items',
    '"changedAt"',
    () => ['POST', '/unseen-items', { body: { type: 'project', ids: [school] } }],
  ],
  ['a company', 'skolen ved', () => ['GET', `/companies/byId/${company()}`]],
  [
    'the roles of a company',
    'skolen ved',
    () => ['GET', `/search-items/company-roles/by-company/${company()}`],
  ],
]

test.each(ways)(
  '[S09, K01] a project outside the product is not shown by %s',
  async (way, canary, request) => {
    if (way.includes('hidden')) await hide()
    const read = async () => {
      const [method, path, rest] = request()
      return (await service.call(method, path, { token, ...rest })).body
    }
    expect(await read()).toContain(canary)
    await covers(late)
    expect(await read()).not.toContain(canary)
  },
)

test('[S09, T01] a list and the hidden items name the phase of a project outside the product', async () => {
  await covers(late)
  await hide()
  const outside = { outsideProduct: [{ id: school, phase }], outsideProductCount: 1 }
  const items = (await service.call('GET', `/lists/items/${list.id}`, { token })).json()
  expect(items).toMatchObject({ ...outside, counts: { project: 1 } })
  const details = (await service.call('GET', '/blacklists/pdata', { token })).json()
  expect(details).toMatchObject({ ...outside, counts: { project: 0 } })
})

test('[S09] the parent and the children of a project outside the product are not named', async () => {
  const gym = service.scene.projects.get('gym') ?? 0
  const read = async (id: number) =>
    (await service.call('GET', `/projects/byId/${id}`, { token })).json<Schemas['Project']>()
  expect((await read(gym)).parentProject).toMatchObject({ id: school })
  expect((await read(school)).childrenProjects).toMatchObject([{ id: gym }])
  await covers(every.filter((id) => id !== phase.id))
  expect((await read(gym)).parentProject).toBeNull()
})

test('[S09, M06] a tip about a project outside the product is refused by the name of the phase', async () => {
  const body = {
    paUserId: service.scene.users.get(recipient) ?? 0,
    companyRoleId: roleId,
    projectId: school,
    name: 'Anne',
    email: 'anne@b.test',
    phone: null,
    description: 'Ring til os.',
  }
  const send = () => service.call('POST', '/tips', { token, body })
  await covers(late)
  const refused = await send()
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { phase }])
  await covers(every)
  expect((await send()).statusCode).toBeLessThan(300)
})

test('[S09, W08] a mail leaves out a project that has left the product while it waited', async () => {
  const postman = createTestPostman()
  const mailsAfter = async (minutes: number) => {
    time = new Date(time.getTime() + minutes * 60_000)
    await runAllJobs({
      db: service.db,
      postman,
      publicUrl: 'https://www.spadestik.dk',
      secret: 'a secret of the tests and of nothing else',
      clock: () => time,
      onFailure: () => undefined,
    })
    return postman.kept.splice(0).map(({ mail }) => String(mail.text))
  }
  expect(await mailsAfter(0)).toEqual([])
  expect(await mailsAfter(10)).toEqual([expect.stringContaining('skolen ved')])
  await change(270_000_000)
  expect(await mailsAfter(10)).toEqual([])
  await covers(late)
  expect(await mailsAfter(10)).toEqual([])
})
