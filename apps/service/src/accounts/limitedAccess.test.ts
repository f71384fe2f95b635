import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mainEngines } from '../testing/openTestDatabase'
import { lastMail } from '../testing/queuedMails'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'

const minute = 60_000
const wrong = (code: string) => (code === 'AAAA' ? 'BBBB' : 'AAAA')

describe.each(mainEngines)('limited access on %s', (engine) => {
  let service: ServiceUnderTest
  let time = new Date('2026-11-21T10:00:00Z')
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => time })
  })
  afterAll(() => service.close())

  const create = (mail: string) =>
    service.call('POST', '/limited-access/create', { body: { name: 'Mette Krog', mail } })
  const resend = (mail: string) => service.call('POST', '/limited-access/resend', { body: { mail } })
  const enter = (mail: string, code: string) =>
    service.call('POST', '/limited-access/auth', { body: { mail, code } })
  const codeFor = async (mail: string) => (await lastMail(service.db, mail, 'limitedAccessCode')).code

  async function open(mail: string): Promise<string> {
    await create(mail)
    return (await enter(mail, await codeFor(mail))).json<string>()
  }

  test('[W05] a name and an address get a code, the code gets a token, and the token opens five projects', async () => {
    expect((await create(' Mette@krog.test'.trim())).statusCode).toBe(204)
    const code = await codeFor('mette@krog.test')
    expect(code).toMatch(/^[A-Z]{4}$/)
    const response = await enter('METTE@krog.test', code.toLowerCase())
    expect(response.statusCode).toBe(200)
    const token = response.json<string>()
    const record = await service.call('GET', '/limited-access', { token })
    expect(record.json()).toEqual({ name: 'Mette Krog', mail: 'mette@krog.test', views: 5, code: null })
  })

  test('[W05] each new project costs one view, opening it again is free, and without views the response is 480', async () => {
    const token = await open('views@krog.test')
    const visitor = await service.db
      .updateTable('limited_visitors')
      .set({ views_left: 1 })
      .where('mail', '=', 'views@krog.test')
      .returning('id')
      .executeTakeFirstOrThrow()
    const read = (key: string) =>
      service.call('GET', `/projects/byId/${service.scene.projects.get(key)}`, { token })
    expect((await read('school')).statusCode).toBe(200)
    expect((await read('school')).statusCode).toBe(200)
    expect((await read('gym')).json()).toMatchObject({ kind: 'accessRunOut', status: 480 })
    expect((await service.call('GET', '/limited-access', { token })).json()).toMatchObject({ views: 0 })
    expect(visitor.id).toBeGreaterThan(0)
  })

  test('[W05] an address gets limited access only once, and never if it belongs to a user', async () => {
    await create('once@krog.test')
    expect((await create('ONCE@krog.test')).json()).toMatchObject({ kind: 'conflict', status: 409 })
    expect((await create('paid@demo.test')).statusCode).toBe(409)
  })

  test('[W05] of many concurrent requests for an address, one succeeds', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => create('race@krog.test')))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409, 409, 409])
  })

  test('[W05] a code works only once', async () => {
    await create('single@krog.test')
    const code = await codeFor('single@krog.test')
    expect((await enter('single@krog.test', code)).statusCode).toBe(200)
    expect((await enter('single@krog.test', code)).statusCode).toBe(401)
  })

  test('[W05] a code is valid for ten minutes', async () => {
    await create('late@krog.test')
    const code = await codeFor('late@krog.test')
    time = new Date(time.getTime() + 11 * minute)
    expect((await enter('late@krog.test', code)).statusCode).toBe(401)
  })

  test('[W05] the sixth try is refused without a check, whether right or wrong', async () => {
    await create('tries@krog.test')
    const code = await codeFor('tries@krog.test')
    for (let count = 0; count < 5; count += 1) {
      expect((await enter('tries@krog.test', wrong(code))).statusCode).toBe(401)
    }
    expect((await enter('tries@krog.test', code)).statusCode).toBe(401)
  })

  test('[W05] a new code invalidates the previous one', async () => {
    await create('again@krog.test')
    const first = await codeFor('again@krog.test')
    expect((await resend('again@krog.test')).statusCode).toBe(200)
    const second = await codeFor('again@krog.test')
    if (first !== second) expect((await enter('again@krog.test', first)).statusCode).toBe(401)
    expect((await enter('again@krog.test', second)).statusCode).toBe(200)
  })

  test('[W05] an address without access gets no code', async () => {
    expect((await resend('nobody@krog.test')).statusCode).toBe(404)
    expect((await enter('nobody@krog.test', 'ABCD')).statusCode).toBe(404)
  })

  test('[W05] an address gets at most five codes an hour', async () => {
    await create('many@krog.test')
    for (let count = 0; count < 4; count += 1) expect((await resend('many@krog.test')).statusCode).toBe(200)
    expect((await resend('many@krog.test')).statusCode).toBe(403)
  })

  test('[W05] a second login ends the first session', async () => {
    const first = await open('two@krog.test')
    await resend('two@krog.test')
    const second = (await enter('two@krog.test', await codeFor('two@krog.test'))).json<string>()
    expect((await service.call('GET', '/limited-access', { token: first })).statusCode).toBe(481)
    expect((await service.call('GET', '/limited-access', { token: second })).statusCode).toBe(200)
  })

  test('[W05, K01] users have no limited access, and limited visitors cannot search', async () => {
    const user = await service.signIn('paid@demo.test')
    expect((await service.call('GET', '/limited-access', { token: user })).statusCode).toBe(403)
    const visitor = await open('search@krog.test')
    const search = await service.call('POST', '/search-items/search/projects', {
      token: visitor,
      body: {},
      query: { index: 0, limit: 20 },
    })
    expect([401, 403]).toContain(search.statusCode)
  })
})
