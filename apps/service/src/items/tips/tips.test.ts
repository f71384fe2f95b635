import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mainEngines } from '../../testing/openTestDatabase'
import { roleRecord } from '../../testing/scenes/records'
import { sceneProjects } from '../../testing/scenes/scene'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { writeProjects } from '../writers/writeProjects'

describe.each(mainEngines)('tips on %s', (engine) => {
  let service: ServiceUnderTest
  let roleId = 0
  let contactId = 0
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => new Date('2026-11-21T10:00:00Z') })
    for (const name of ['paid', 'colleague', 'projects', 'none']) {
      tokens.set(name, await service.signIn(`${name}@demo.test`))
    }
    const toft = service.scene.companies.get('toft') ?? 0
    const idOf = async (table: 'company_roles' | 'contacts') =>
      (
        await service.db
          .selectFrom(table)
          .select('id')
          .where('company_id', '=', toft)
          .orderBy('id')
          .executeTakeFirstOrThrow()
      ).id
    roleId = await idOf('company_roles')
    contactId = await idOf('contacts')
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    await service.db.deleteFrom('tips').execute()
    await service.db.deleteFrom('mails').execute()
  })
  const call = (method: 'GET' | 'POST', path: string, who: string, body?: unknown, domainId = 9) =>
    service.call(method, path, { token: tokens.get(who) ?? null, body, domainId })
  const user = (name: string) => service.userId(name)
  const school = () => service.scene.projects.get('school') ?? 0
  const draft = (changes: object = {}): Schemas['TipDraft'] => ({
    paUserId: user('paid'),
    companyRoleId: roleId,
    projectId: school(),
    name: 'Kirsten Holm',
    email: 'paid@demo.test',
    phone: '+45 00 00 00 01',
    description: ' Vi vil gerne i kontakt med Toft. ',
    ...changes,
  })
  const mails = () => service.db.selectFrom('mails').select(['recipient', 'language', 'content']).execute()
  const isSent = async (who: string) => (await call('GET', `/tips/hasCompanyAndUser/${roleId}`, who)).json()
  const tipIds = async () => (await service.db.selectFrom('tips').select('id').execute()).map(({ id }) => id)

  test('[M06] a tip is stored and mailed with its subject to the sales team of the domain, in the language of the team', async () => {
    expect(await isSent('paid')).toBe(false)
    expect((await call('POST', '/tips', 'paid', draft(), 8)).statusCode).toBe(204)
    const tip = { name: 'Kirsten Holm', email: 'paid@demo.test', phone: '+45 00 00 00 01' }
    const description = 'Vi vil gerne i kontakt med Toft.'
    const about = {
      company: { id: service.scene.companies.get('toft'), name: 'Toft Entreprise A/S' },
      contact: null,
      role: 'Totalentreprenör',
      item: { type: 'project', id: school(), name: 'Nybyggeri af skolen ved Åboulevarden' },
    }
    expect(await mails()).toEqual([
      {
        recipient: 'support@spadestik.se',
        language: 'sv',
        content: { kind: 'tip', ...tip, description, about },
      },
    ])
    expect(await isSent('paid')).toBe(true)
    expect(await isSent('colleague')).toBe(false)
    const [id] = await tipIds()
    expect((await call('GET', `/tips/${id}`, 'colleague')).json()).toEqual({
      ...tip,
      id,
      description,
      paUserId: user('paid'),
      companyRoleId: roleId,
      contactId: null,
      projectId: school(),
      procurementId: null,
    })
    expect((await call('GET', `/tips/${id}`, 'projects')).statusCode).toBe(404)
  })

  test('[M06] a second tip about a role is a conflict and is not mailed, even when both are sent concurrently', async () => {
    const responses = await Promise.all([1, 2, 3, 4].map(() => call('POST', '/tips', 'paid', draft())))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409, 409])
    expect(await mails()).toHaveLength(1)
    expect(
      (await call('POST', '/tips', 'colleague', draft({ paUserId: user('colleague') }))).statusCode,
    ).toBe(204)
  })

  test('[M06] a role that has moved to another company can get a new tip', async () => {
    await call('POST', '/tips', 'paid', draft())
    const [record] = sceneProjects
    if (record === undefined) throw new Error('The scene has no project, so no role can change.')
    const write = (roles: typeof record.roles) =>
      service.db.transaction().execute((trx) => writeProjects(trx, [{ ...record, roles }]))
    await write(record.roles.map(() => roleRecord('ang')))
    expect(await isSent('paid')).toBe(false)
    await write(record.roles)
    expect(await isSent('paid')).toBe(true)
  })

  test('[M06] a tip about a contact has no item and can be sent again', async () => {
    const body = draft({ companyRoleId: null, contactId, projectId: null })
    expect((await call('POST', '/tips', 'paid', body)).statusCode).toBe(204)
    expect((await call('POST', '/tips', 'paid', body)).statusCode).toBe(204)
    const [mail] = await mails()
    const company = { id: service.scene.companies.get('toft'), name: 'Toft Entreprise A/S' }
    expect(mail?.content).toMatchObject({ about: { company, contact: 'Lise Toft', role: null, item: null } })
    const [id] = await tipIds()
    expect((await call('GET', `/tips/${id}`, 'paid')).json()).toMatchObject({
      contactId,
      companyRoleId: null,
      projectId: null,
      procurementId: null,
    })
    expect((await call('POST', '/tips', 'paid', { ...body, projectId: school() })).statusCode).toBe(400)
    const other = { ...body, paUserId: user('projects') }
    expect((await call('POST', '/tips', 'projects', other)).statusCode).toBe(403)
  })

  test.each([
    ['a blank description', { description: ' ' }, 400],
    ['an invalid address', { email: 'kirsten' }, 400],
    ['neither role nor contact', { companyRoleId: null }, 400],
    ['both role and contact', { contactId: 1 }, 400],
    ['another item than the role’s', { projectId: 2_000_000_000 }, 400],
    ['the role of a project as that of a procurement', { projectId: null, procurementId: 1 }, 400],
    ['a role that does not exist', { companyRoleId: 2_000_000_000 }, 404],
    [
      'a contact that does not exist',
      { companyRoleId: null, projectId: null, contactId: 2_000_000_000 },
      404,
    ],
    ['another user’s name', { paUserId: 1_000_000 }, 400],
  ])('[V02] %s is refused', async (_case, changes, status) => {
    expect((await call('POST', '/tips', 'paid', draft(changes))).statusCode).toBe(status)
    expect(await mails()).toEqual([])
  })

  test('[K01] tips require a paid product', async () => {
    expect((await call('POST', '/tips', 'none', draft({ paUserId: user('none') }))).statusCode).toBe(403)
    expect((await call('GET', '/tips/hasCompanyAndUser/2000000000', 'paid')).statusCode).toBe(404)
  })
})
