import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminContext } from '../testing/adminContext'
import { demoPassword } from '../testing/scenes/demoUsers'
import { mainEngines } from '../testing/openTestDatabase'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'
import { askService, listenForAdmin } from './adminSocket'
import { runAdminCommand } from './runAdminCommand'

const asked = (...words: string[]) => ({ words, actor: 'terminal anne', input: null, workingFolder: '/' })

const minuteMs = 60_000
const tokenIn = (text: string) => /^https:\/\/spadestik\.example\/impersonate\/(\S+)/.exec(text)?.[1] ?? ''

describe.each(mainEngines)('administrator commands on %s', (engine) => {
  let service: ServiceUnderTest
  let time = new Date('2026-11-21T10:00:00Z')
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => time })
  })
  afterAll(() => service.close())

  const run = (...words: string[]) => runAdminCommand(adminContext(service.db, time), words)
  const become = (token: string) =>
    service.call('POST', '/auth/impersonate', {
      body: { adminUsername: 'admin@demo.test', adminPassword: demoPassword, token },
    })

  test('[W06] a link signs an administrator in as the user, once', async () => {
    const token = tokenIn(await run('impersonate', 'Basic@demo.test'))
    expect((await become(token)).json()).toMatchObject({ email: 'basic@demo.test' })
    expect((await become(token)).statusCode).toBe(498)
  })

  test('[W06] a link is valid for a quarter of an hour', async () => {
    const token = tokenIn(await run('impersonate', 'basic@demo.test'))
    time = new Date(time.getTime() + 16 * minuteMs)
    expect((await become(token)).statusCode).toBe(498)
  })

  test('[W06] an administrator acts as a user for an hour, which is recorded', async () => {
    const token = tokenIn(await run('impersonate', 'projects@demo.test'))
    const jwt = String((await become(token)).headers['jwt'])
    const read = async () => (await service.call('GET', '/pa-users', { token: jwt })).statusCode
    expect(await run('impersonations')).toContain(
      `${time.toISOString()}  admin@demo.test as projects@demo.test`,
    )
    time = new Date(time.getTime() + 59 * minuteMs)
    expect(await read()).toBe(200)
    time = new Date(time.getTime() + 2 * minuteMs)
    expect(await read()).toBe(498)
  })

  test('[W06] an administrator who acts as a user cannot change the password or the address', async () => {
    const token = String(
      (await become(tokenIn(await run('impersonate', 'projects@demo.test')))).headers['jwt'],
    )
    const body = { newPassword: 'of the administrator' }
    expect((await service.call('POST', '/pa-users/newPassword', { token, body })).statusCode).toBe(403)
    const code = (await run('email-code', 'projects@demo.test', 'taken@mail.test')).slice(0, 4)
    const change = { newEmail: 'taken@mail.test', code }
    expect((await service.call('PUT', '/pa-users/updateEmail', { token, body: change })).statusCode).toBe(403)
  })

  test('[W02] ended sessions get 482, and their number is printed', async () => {
    const token = await service.signIn('paid@demo.test')
    expect(await run('end-sessions', 'paid@demo.test')).toBe('1 session of paid@demo.test ended.')
    expect((await service.call('GET', '/pa-users', { token })).statusCode).toBe(482)
    expect(await run('end-sessions', 'paid@demo.test')).toBe('0 sessions of paid@demo.test ended.')
  })

  test('[U01] a code changes the address of a user', async () => {
    const text = await run('email-code', 'colleague@demo.test', 'Ny@mail.test')
    const token = await service.signIn('colleague@demo.test')
    const body = { newEmail: 'ny@mail.test', code: text.slice(0, 4) }
    expect((await service.call('PUT', '/pa-users/updateEmail', { token, body })).statusCode).toBe(204)
  })

  test.each([
    [[], /"" is not a command/],
    [['destroy', 'paid@demo.test'], /"destroy" is not a command/],
    [['impersonate'], /takes 1 argument\(s\) and got 0/],
    [['impersonate', 'nobody@demo.test'], /No user has the address nobody@demo.test/],
    [['end-sessions', 'nobody@demo.test'], /No account has the address nobody@demo.test/],
  ])('[W06] %j is refused with a reason', async (words, reason) => {
    await expect(run(...words)).rejects.toThrow(reason)
  })
})

describe('the socket of the embedded service', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spadestik-admin-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('[W06] passes a command to the running service, and returns its error', async () => {
    const stop = await listenForAdmin(folder, async ({ words: [word] }) => {
      if (word === 'fail') throw new Error('It failed.')
      return `done: ${word ?? ''}`
    })
    expect(await askService(folder, asked('this'))).toBe('done: this')
    await expect(askService(folder, asked('fail'))).rejects.toThrow('It failed.')
    expect(statSync(join(folder, 'admin')).mode & 0o077).toBe(0)
    await stop()
    expect(await askService(folder, asked('this'))).toBeNull()
  })

  test('[W06] a service that ends before it replies is told in a sentence', async () => {
    const server = createServer((socket) => socket.destroy()).listen(join(folder, 'admin', 'socket'))
    await once(server, 'listening')
    await expect(askService(folder, asked('this'))).rejects.toThrow(/^The service ended before it replied/)
    server.close()
  })
})
