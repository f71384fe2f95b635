import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../testing/scenes/demoUsers'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

describe.each(mainEngines)('what administrators change on %s', (engine) => {
  let service: ServiceUnderTest
  let token: string
  beforeAll(async () => {
    service = await setUpService(engine)
    token = await service.signIn('admin@demo.test')
  })
  afterAll(() => service.close())

  const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const response = await service.call(method, path, { token, ...(body !== undefined && { body }) })
    return { status: response.statusCode, body: response.body === '' ? null : response.json() }
  }
  const userOf = async (text: string) =>
    (await service.call('GET', '/admin/users', { token, query: { text } })).json().items[0]
  const companyOf = async (text: string) =>
    (await service.call('GET', '/admin/companies', { token, query: { text } })).json().items[0]
  const log = async () => (await service.call('GET', '/admin/audit', { token })).json().items
  const draft = {
    email: 'Eva@Norrbygg.test',
    name: 'Eva Lind',
    product: 'demo-complete',
    domain: 'se',
    administrator: false,
  }

  test('[J02] a company is added in the name of the administrator, and its name is taken then', async () => {
    const added = await send('POST', '/admin/companies', { name: ' Norrbygg AB ' })
    expect(added).toMatchObject({ status: 201, body: { name: 'Norrbygg AB', ended: null, users: 0 } })
    expect((await log())[0]).toMatchObject({
      action: 'companies.add',
      actor: 'admin@demo.test',
      after: { name: 'Norrbygg AB' },
    })
    expect(await send('POST', '/admin/companies', { name: 'Norrbygg AB' })).toMatchObject({
      status: 409,
      body: { kind: 'conflict', errors: [{ path: '/body/name' }] },
    })
    expect(await send('POST', '/admin/companies', { name: '    ' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: '/body/name' }] },
    })
  })

  test('[J02] an invited user gets a mail, and what is in the way of an invitation is named', async () => {
    const { id: companyId } = await companyOf('Norrbygg')
    const invited = await send('POST', '/admin/users', { ...draft, companyId })
    expect(invited).toMatchObject({
      status: 201,
      body: { email: 'eva@norrbygg.test', activated: false, product: 'demo-complete' },
    })
    const mails = await service.db
      .selectFrom('mails')
      .select(['language', 'content'])
      .where('recipient', '=', 'eva@norrbygg.test')
      .execute()
    expect(mails).toMatchObject([{ language: 'sv', content: { kind: 'activation', name: 'Eva Lind' } }])
    const refused = [
      [{ ...draft, companyId }, 409, '/body/email'],
      [{ ...draft, companyId: 2_000_000_000, email: 'a@b.test' }, 400, '/body/companyId'],
      [{ ...draft, companyId, email: 'a@b.test', product: 'nothing' }, 400, '/body/product'],
      [{ ...draft, companyId, email: 'a@b.test', name: '  ' }, 400, '/body/name'],
    ] as const
    for (const [body, status, path] of refused)
      expect(await send('POST', '/admin/users', body)).toMatchObject({ status, body: { errors: [{ path }] } })
  })

  test('[J02] an invitation is sent again while the user has no password', async () => {
    const { id } = await userOf('eva@norrbygg')
    expect((await send('POST', `/admin/users/${id}/invitation`)).status).toBe(204)
    const paid = service.userId('paid')
    expect((await send('POST', `/admin/users/${paid}/invitation`)).status).toBe(409)
    expect((await send('POST', '/admin/users/2000000000/invitation')).status).toBe(404)
  })

  test('[J02] of two administrators who change a user, the second is told and loses nothing', async () => {
    const { id, companyId } = await userOf('eva@norrbygg')
    const from = { companyId, product: 'demo-complete' }
    const { id: other } = await companyOf('Kvist')
    const both = await Promise.all([
      send('PUT', `/admin/users/${id}`, { from, to: { companyId, product: 'demo-basic' } }),
      send('PUT', `/admin/users/${id}`, { from, to: { companyId: other, product: 'demo-complete' } }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { product, companyId: now } = await userOf('eva@norrbygg')
    expect([product === 'demo-basic', now === other].filter(Boolean)).toHaveLength(1)
    const wrong = { companyId: 2_000_000_000, product }
    expect(
      await send('PUT', `/admin/users/${id}`, { from: { companyId: now, product }, to: wrong }),
    ).toMatchObject({ status: 400, body: { errors: [{ path: '/body/to/companyId' }] } })
  })

  test('[J02] a deactivated user is signed out, and only one administrator deactivates', async () => {
    const id = service.userId('projects')
    const own = await service.signIn('projects@demo.test')
    const active = `/admin/users/${id}/active`
    const both = await Promise.all([1, 2].map(() => send('PUT', active, { active: false })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await service.call('GET', '/pa-users', { token: own })).statusCode).toBe(482)
    expect(await send('PUT', active, { active: true })).toMatchObject({
      status: 200,
      body: { deactivated: null },
    })
  })

  test('[J02] an ended company has no sessions, gets no users, and goes on', async () => {
    const { id } = await companyOf('Kvist')
    const own = await service.signIn('basic@demo.test')
    const both = await Promise.all([1, 2].map(() => send('PUT', `/admin/companies/${id}`, { ended: true })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await service.call('GET', '/pa-users', { token: own })).statusCode).toBe(482)
    const body = { ...draft, companyId: id, email: 'c@d.test' }
    expect(await send('POST', '/admin/users', body)).toMatchObject({
      status: 409,
      body: { errors: [{ path: '/body/companyId' }] },
    })
    expect(await send('PUT', `/admin/companies/${id}`, { ended: false })).toMatchObject({
      status: 200,
      body: { ended: null },
    })
    expect((await send('PUT', '/admin/companies/2000000000', { ended: true })).status).toBe(404)
  })

  test('[J02] administrators cannot lock themselves out', async () => {
    const id = service.userId('admin')
    const { companyId } = await userOf('admin@demo.test')
    expect((await send('PUT', `/admin/users/${id}/active`, { active: false })).status).toBe(409)
    expect((await send('PUT', `/admin/companies/${companyId}`, { ended: true })).status).toBe(409)
    expect((await send('POST', `/admin/users/${id}/impersonation`)).status).toBe(409)
  })

  test('[J02, W02] the sessions of a user end', async () => {
    const id = service.userId('none')
    const own = await service.signIn('none@demo.test')
    expect(await send('DELETE', `/admin/users/${id}/sessions`)).toEqual({ status: 200, body: { count: 1 } })
    expect((await service.call('GET', '/pa-users', { token: own })).statusCode).toBe(482)
    expect(await send('DELETE', `/admin/users/${id}/sessions`)).toEqual({ status: 200, body: { count: 0 } })
  })

  test('[J02, W06] the log names who issued a link and who acted by it', async () => {
    const issued = await send('POST', `/admin/users/${service.userId('paid')}/impersonation`)
    expect(issued.status).toBe(200)
    const link = String(issued.body.url).split('/impersonate/')[1]
    const body = { adminUsername: 'admin@demo.test', adminPassword: demoPassword, token: link }
    const acting = await service.call('POST', '/auth/impersonate', { body })
    expect(acting.json()).toMatchObject({ email: 'paid@demo.test' })
    const entry = { actor: 'admin@demo.test', subject: 'user paid@demo.test' }
    expect((await log()).slice(0, 2)).toMatchObject([
      { ...entry, action: 'users.actAs' },
      { ...entry, action: 'users.impersonate' },
    ])
  })
})
