import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mainEngines } from '../testing/openTestDatabase'
import { lastMail, queuedMails } from '../testing/queuedMails'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'
import { demoPassword } from '../testing/scenes/demoUsers'
import { issueEmailCode } from './auth/emailCodes'
import { issueToken } from './auth/oneTimeTokens'
import { hashPassword } from './auth/passwords'

const hour = 3_600_000

describe.each(mainEngines)('passwords on %s', (engine) => {
  let service: ServiceUnderTest
  let time = new Date('2026-11-21T10:00:00Z')
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => time })
  })
  afterAll(() => service.close())

  const idOf = (email: string): number => service.scene.users.get(email) ?? 0
  const login = (username: string, password: string) =>
    service.call('POST', '/auth', { body: { username, password } })
  const ask = (email: string) => service.call('POST', '/pa-users/passwordReset', { query: { email } })
  const reset = (token: string, newPassword: string) =>
    service.call('PUT', '/pa-users/changePassword', { body: { token, newPassword } })
  /** Adds a user with the password of the demo. */
  const newUser = async (email: string) => {
    const [password_hash, person] = [await hashPassword(demoPassword), { phone: null, position: null }]
    await service.db
      .insertInto('users')
      .values({ email, name: 'Ny Bruger', subscriber_id: 1, product_id: 1, ...person, password_hash })
      .execute()
    return email
  }
  const later = (ms: number) => {
    time = new Date(time.getTime() + ms)
  }

  test('[A02] the link from an e-mail sets a new password only once, and ends the open session', async () => {
    const before = await service.signIn('paid@demo.test')
    expect((await ask(' Paid@demo.test '.trim())).statusCode).toBe(204)
    const { token, name } = await lastMail(service.db, 'paid@demo.test', 'passwordReset')
    expect(name).toBe('Kirsten Holm')
    expect((await reset(token, 'a new password')).statusCode).toBe(204)
    expect((await service.call('GET', '/pa-users', { token: before })).statusCode).toBe(498)
    expect((await login('paid@demo.test', 'a new password')).statusCode).toBe(200)
    expect((await login('paid@demo.test', 'spadestik-demo')).statusCode).toBe(401)
    expect((await reset(token, 'another one')).json()).toMatchObject({ kind: 'tokenInvalid', status: 498 })
    expect(await lastMail(service.db, 'paid@demo.test', 'passwordChanged')).toMatchObject({ name })
  })

  test('[A02] using the link from an e-mail while signed in keeps the session', async () => {
    const own = await service.signIn('basic@demo.test')
    await ask('basic@demo.test')
    const { token } = await lastMail(service.db, 'basic@demo.test', 'passwordReset')
    const body = { token, newPassword: 'spadestik-demo' }
    expect((await service.call('PUT', '/pa-users/changePassword', { token: own, body })).statusCode).toBe(204)
    expect((await service.call('GET', '/pa-users', { token: own })).statusCode).toBe(200)
  })

  test('[A02] the link of another account ends the session of that account and keeps that of the caller', async () => {
    const own = await service.signIn('admin@demo.test')
    const other = await service.signIn('basic@demo.test')
    await ask('basic@demo.test')
    const { token } = await lastMail(service.db, 'basic@demo.test', 'passwordReset')
    const body = { token, newPassword: 'spadestik-demo' }
    await service.call('PUT', '/pa-users/changePassword', { token: own, body })
    expect((await service.call('GET', '/pa-users', { token: own })).statusCode).toBe(200)
    expect((await service.call('GET', '/pa-users', { token: other })).statusCode).toBe(498)
  })

  test('[A01] responses do not reveal who has an account', async () => {
    expect((await ask('nobody@demo.test')).statusCode).toBe(204)
    expect(await queuedMails(service.db, 'nobody@demo.test')).toEqual([])
  })

  test('[A02] a link expires after a day, and only the newest link works', async () => {
    await ask('basic@demo.test')
    const first = await lastMail(service.db, 'basic@demo.test', 'passwordReset')
    await ask('basic@demo.test')
    const second = await lastMail(service.db, 'basic@demo.test', 'passwordReset')
    expect((await reset(first.token, 'a new password')).statusCode).toBe(498)
    later(25 * hour)
    expect((await reset(second.token, 'a new password')).statusCode).toBe(498)
    expect((await login('basic@demo.test', 'spadestik-demo')).statusCode).toBe(200)
  })

  test('[A02] of many concurrent uses of a link, one succeeds', async () => {
    await ask('none@demo.test')
    const { token } = await lastMail(service.db, 'none@demo.test', 'passwordReset')
    const responses = await Promise.all(Array.from({ length: 6 }, (_, n) => reset(token, `password ${n}`)))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 498, 498, 498, 498, 498])
  })

  test('[A02] users can change their own password and stay signed in', async () => {
    const token = await service.signIn('colleague@demo.test')
    const response = await service.call('POST', '/pa-users/newPassword', {
      token,
      body: { newPassword: 'my own words' },
    })
    expect(response.statusCode).toBe(204)
    expect((await service.call('GET', '/pa-users', { token })).statusCode).toBe(200)
    expect((await login('colleague@demo.test', 'my own words')).statusCode).toBe(200)
  })

  test('[V01] a password of seven characters is refused', async () => {
    const token = await service.signIn('admin@demo.test')
    const response = await service.call('POST', '/pa-users/newPassword', {
      token,
      body: { newPassword: '1234567' },
    })
    expect(response.statusCode).toBe(400)
  })

  test('[A03, W02] a new user cannot sign in before setting a password with the link from the e-mail', async () => {
    const email = 'ny@demo.test'
    const { id } = await service.db
      .insertInto('users')
      .values({
        email,
        name: 'Ny Bruger',
        subscriber_id: 1,
        product_id: 1,
        phone: null,
        position: null,
        password_hash: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await login(email, 'first password')).statusCode).toBe(401)
    const token = await issueToken(service.db, 'activate', id, time, 60)
    const activate = (secret: string) =>
      service.call('PUT', '/pa-users/activate', { body: { token: secret, newPassword: 'first password' } })
    expect((await reset(token, 'first password')).statusCode).toBe(498)
    expect((await activate(token)).statusCode).toBe(204)
    expect((await login(email, 'first password')).statusCode).toBe(200)
    expect((await activate(token)).statusCode).toBe(498)
  })

  test('[A03] a password reset for an inactive account sends the activation link', async () => {
    await service.db
      .insertInto('users')
      .values({
        email: 'glemt@demo.test',
        name: 'Glemt',
        subscriber_id: 1,
        product_id: 1,
        phone: null,
        position: null,
        password_hash: null,
      })
      .execute()
    await ask('glemt@demo.test')
    expect(await lastMail(service.db, 'glemt@demo.test', 'activation')).toMatchObject({ name: 'Glemt' })
  })

  test('[U01] an e-mail address is changed with the code sent to the new address', async () => {
    const token = await service.signIn('admin@demo.test')
    const change = (newEmail: string, code: string) =>
      service.call('PUT', '/pa-users/updateEmail', { token, body: { newEmail, code } })
    const code = await issueEmailCode(service.db, idOf('admin@demo.test'), 'ny@mail.test', time)
    expect((await change('ny@mail.test', code === 'AAAA' ? 'BBBB' : 'AAAA')).statusCode).toBe(400)
    expect((await change('anden@mail.test', code)).statusCode).toBe(400)
    expect((await change('NY@mail.test', code.toLowerCase())).statusCode).toBe(204)
    expect((await service.call('GET', '/pa-users', { token })).json()).toMatchObject({
      email: 'ny@mail.test',
    })
    const taken = await issueEmailCode(service.db, idOf('admin@demo.test'), 'paid@demo.test', time)
    expect((await change('paid@demo.test', taken)).statusCode).toBe(409)
  })

  test('[A01] requests for links cannot flood a mailbox', async () => {
    for (let count = 0; count < 5; count += 1) expect((await ask('paid-se@demo.test')).statusCode).toBe(204)
    expect((await ask('paid-se@demo.test')).statusCode).toBe(429)
    expect(await queuedMails(service.db, 'paid-se@demo.test')).toHaveLength(5)
  })

  test('[W02] secrets and codes cannot be read from the database', async () => {
    await ask('paid-no@demo.test')
    const { token } = await lastMail(service.db, 'paid-no@demo.test', 'passwordReset')
    const rows = await service.db.selectFrom('one_time_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('[A02] a link that was mailed before the password changed is dead', async () => {
    const token = await service.signIn(await newUser('admin-2@mail.test'))
    await ask('admin-2@mail.test')
    const mail = await lastMail(service.db, 'admin-2@mail.test', 'passwordReset')
    const body = { newPassword: 'spadestik-demo' }
    expect((await service.call('POST', '/pa-users/newPassword', { token, body })).statusCode).toBe(204)
    expect((await reset(mail.token, 'of a thief')).json()).toMatchObject({ kind: 'tokenInvalid' })
  })

  test('[U01] after a change of address, links mailed to the old one are dead, and the old address is told', async () => {
    const token = await service.signIn(await newUser('projects-2@mail.test'))
    await ask('projects-2@mail.test')
    const mail = await lastMail(service.db, 'projects-2@mail.test', 'passwordReset')
    const { id } = await service.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'projects-2@mail.test')
      .executeTakeFirstOrThrow()
    const code = await issueEmailCode(service.db, id, 'moved@mail.test', time)
    const body = { newEmail: 'moved@mail.test', code }
    expect((await service.call('PUT', '/pa-users/updateEmail', { token, body })).statusCode).toBe(204)
    expect((await reset(mail.token, 'of a thief')).json()).toMatchObject({ kind: 'tokenInvalid' })
    const told = await lastMail(service.db, 'projects-2@mail.test', 'emailChanged')
    expect(JSON.stringify(told)).not.toContain('moved@mail.test')
  })

  test('[A02] a link that waits to be mailed cannot be read in the database', async () => {
    await newUser('waits@mail.test')
    await ask('waits@mail.test')
    const { token } = await lastMail(service.db, 'waits@mail.test', 'passwordReset')
    const rows = await service.db.selectFrom('mails').select('content').execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('[V01] blanks alone are no password', async () => {
    const token = await service.signIn(await newUser('blanks@mail.test'))
    const body = { newPassword: ' '.repeat(8) }
    expect((await service.call('POST', '/pa-users/newPassword', { token, body })).statusCode).toBe(400)
  })
})
