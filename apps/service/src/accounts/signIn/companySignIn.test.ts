import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mainEngines } from '../../testing/openTestDatabase'
import { demoPassword } from '../../testing/scenes/demoUsers'
import type { SignInUnderTest } from '../../testing/signIn/setUpSignIn'
import { eva, setUpSignIn } from '../../testing/signIn/setUpSignIn'

describe.each(mainEngines)('signing in at a company on %s', (engine) => {
  let at: SignInUnderTest
  const lines: string[] = []
  const userOf = (email: string) =>
    at.service.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

  beforeAll(async () => {
    at = await setUpSignIn(engine, { log: { write: (line) => lines.push(line) } })
  })
  afterAll(() => at.close())

  test('[A01] a person who signs in at the company for the first time gets an account with its product', async () => {
    const back = await at.signIn('eva.lind@norrbygg.test', '/project/7?tab=1#notes')
    expect(back).toEqual({
      location: 'http://localhost/project/7?tab=1#notes',
      result: expect.stringMatching(/^token\.\S+$/u),
    })
    const response = await at.finish(back.result)
    expect(response.json()).toMatchObject({
      email: 'eva.lind@norrbygg.test',
      name: 'Eva Lind',
      product: { basic: false },
      languageId: 2,
    })
    const token = String(response.headers['jwt'])
    expect((await at.service.call('GET', '/lists', { token })).statusCode).toBe(200)
    expect(await userOf('eva.lind@norrbygg.test')).toMatchObject({ subscriber_id: at.norrbygg, domain_id: 9 })
    expect(await at.admin('users', 'show', 'eva.lind@norrbygg.test')).toMatch(/ active$/u)
    expect(await at.admin('audit')).toContain(`sign-in of company ${at.norrbygg}`)
    const { rows } = { rows: await at.service.db.selectFrom('mails').select('recipient').execute() }
    expect(rows.map(({ recipient }) => recipient)).not.toContain('eva.lind@norrbygg.test')
  })

  test('[A01] the same person gets the same account, also with another address of the company', async () => {
    const before = await userOf('eva.lind@norrbygg.test')
    const response = await at.enter({ ...eva, email: 'eva.holm@norrbygg.example', name: 'Eva Holm' })
    expect(response).toMatchObject({ statusCode: 200 })
    expect(Object(response).json()).toMatchObject({ id: before?.id, email: 'eva.lind@norrbygg.test' })
    expect(await userOf('eva.holm@norrbygg.example')).toBeUndefined()
  })

  test('[A03] an invited user of the company is found by the address, and needs no link', async () => {
    const { norrbygg: company } = at
    const words = `users add ole@norrbygg.test --name Ole_Berg --company ${company} --domain se`
    await at.admin(...words.split(' ').map((word) => word.replace('_', ' ')))
    expect(await at.admin('users', 'show', 'ole@norrbygg.test')).toMatch(/ invited$/u)
    const response = await at.enter({ sub: 'ole', email: 'OLE@norrbygg.test', email_verified: true })
    expect(Object(response).json()).toMatchObject({ email: 'ole@norrbygg.test', name: 'Ole Berg' })
    expect(await at.admin('users', 'show', 'ole@norrbygg.test')).toMatch(/ active$/u)
    expect((await userOf('ole@norrbygg.test'))?.product_id).toBeNull()
  })

  test('[W02] one person at a time uses an account, whichever way it was entered', async () => {
    const { db } = at.service
    const person = { sub: 'kirsten', email: 'kirsten@norrbygg.test', email_verified: true, name: 'Kirsten' }
    const read = async (token: string) => (await at.service.call('GET', '/pa-users', { token })).statusCode
    const enter = async () => String(Object(await at.enter(person)).headers['jwt'])
    const first = await enter()
    const second = await enter()
    expect([await read(first), await read(second)]).toEqual([481, 200])
    const { password_hash: hash } = await db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', 'paid@demo.test')
      .executeTakeFirstOrThrow()
    await db.updateTable('users').set({ password_hash: hash }).where('email', '=', person.email).execute()
    const byPassword = await at.service.signIn(person.email)
    expect([await read(second), await read(byPassword)]).toEqual([481, 200])
    const last = await enter()
    expect([await read(byPassword), await read(last)]).toEqual([481, 200])
  })

  test('[A01] a company can do without passwords, and its sign-in goes on', async () => {
    const person = { sub: 'kirsten', email: 'kirsten@norrbygg.test', email_verified: true }
    const body = { username: person.email, password: demoPassword }
    const login = async () => (await at.service.call('POST', '/auth', { body })).statusCode
    expect(await login()).toBe(200)
    await at.set(at.norrbygg, 'norrbygg.test,norrbygg.example', '--passwords', 'no')
    expect(await login()).toBe(401)
    expect(await at.enter(person)).toMatchObject({ statusCode: 200 })
    await at.set(at.norrbygg, 'norrbygg.test,norrbygg.example', '--passwords', 'yes')
    expect(await login()).toBe(200)
  })

  test('[A01] an address that is not of the domain of a company leads nowhere', async () => {
    for (const email of ['eva@norrbygg.dk', 'eva@x.norrbygg.test', 'paid@demo.test']) {
      const response = await at.service.call('POST', '/company-sign-in', { body: { email, path: '/' } })
      expect(response.json()).toEqual({ address: null, failure: 'unknown' })
      expect(response.headers['set-cookie']).toBeUndefined()
    }
  })

  test.each([
    ['/api/pa-users', '/'],
    ['//elsewhere.test/', '//elsewhere.test/'],
    ['/\\elsewhere.test', '/\\elsewhere.test'],
    ['/search/1?q=a', '/search/1?q=a'],
  ])('[L01] a login that was begun at %s ends at the page %s of the same host', async (path, page) => {
    const { location } = await at.signIn('eva.lind@norrbygg.test', path)
    expect(location).toBe(`http://localhost${page}`)
    expect(new URL(location).host).toBe('localhost')
  })

  test('[L01] a path that is an address is refused', async () => {
    for (const path of ['https://elsewhere.test/', 'project', '/a b', '/\u0000'])
      expect((await at.begin('eva.lind@norrbygg.test', path)).response.statusCode).toBe(400)
  })

  test('[W01] the token of a return works once, and for two minutes', async () => {
    const { result } = await at.signIn('eva.lind@norrbygg.test')
    const both = await Promise.all([at.finish(result), at.finish(result)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
    const body = { token: 'of-nobody' }
    expect((await at.service.call('POST', '/company-sign-in/auth', { body })).statusCode).toBe(401)
    const late = (await at.signIn('eva.lind@norrbygg.test')).result
    const past = new Date(Date.now() - 1000).toISOString()
    await at.service.db
      .updateTable('one_time_tokens')
      .set({ expires: past })
      .where('purpose', '=', 'signIn')
      .execute()
    expect((await at.finish(late)).statusCode).toBe(401)
  })

  test('[W01] the discovery document of a provider is read once', async () => {
    const before = at.provider.discoveries()
    await Promise.all(Array.from({ length: 5 }, () => at.begin('eva.lind@norrbygg.test')))
    expect(at.provider.discoveries()).toBe(before)
  })

  test('[Z03] neither a login nor a failed return writes who it was into the log', async () => {
    const { address, cookies } = await at.begin('eva.lind@norrbygg.test')
    const url = await at.browse(address)
    await at.goBack(url, cookies)
    expect((await at.goBack(url, cookies)).result).toBe('failed.expired')
    const text = lines.join('\n')
    expect(text).toContain('a sign-in at a company failed')
    for (const part of ['eva.lind', 'norrbygg.test', 'Eva Lind', ...url.searchParams.values()])
      expect(text.includes(part) && part !== at.provider.issuer).toBe(false)
  })
})
