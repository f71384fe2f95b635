import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mainEngine } from '../testing/openTestDatabase'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'
import { createFilePostman } from './sending/Postman'
import { toMessage } from './toMessage'

const folder = mkdtempSync(join(tmpdir(), 'spadestik-inbox-'))
let service: ServiceUnderTest
beforeAll(async () => {
  service = await setUpService(mainEngine, { inboxFolder: join(folder, 'mail') })
})
afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true })
})
const get = (url: string, headers = {}) => service.app.inject({ method: 'GET', url, headers })

test('[A02] the local inbox is empty before the first mail, then lists and shows it', async () => {
  expect((await get('/inbox')).body).toContain('No mail yet.')
  const content = { kind: 'passwordReset', name: 'Anne', token: 'abc' } as const
  const mail = toMessage(
    { recipient: 'anne@b.test', language: 'en', domain_id: 9, content },
    'http://127.0.0.1:4000',
  )
  await createFilePostman(join(folder, 'mail'), 'localhost').send('mail-1', mail)
  const list = await get('/inbox')
  expect(list.body).toContain('<a href="/inbox/mail-1.eml">A new password for Spadestik</a>')
  expect((await get('/inbox/mail-1.eml')).body).toContain('http://127.0.0.1:4000/change-password/abc')
})

test('[A02] the local inbox serves only its mails, and nothing through a proxy', async () => {
  writeFileSync(join(folder, 'secret.eml'), 'Subject: no\n\nno')
  expect((await get('/inbox/..%2Fsecret.eml')).statusCode).toBe(404)
  expect((await get('/inbox/none.eml')).statusCode).toBe(404)
  expect((await get('/inbox', { 'x-forwarded-for': '10.0.0.1' })).statusCode).toBe(404)
})

test.each(['evil.example', 'localhost.evil.example', '192.168.0.7'])(
  '[A02] the local inbox is closed to pages that reach this machine as %s',
  async (host) => {
    expect((await get('/inbox', { host })).statusCode).toBe(404)
    expect((await get('/inbox', { host: 'localhost:4000' })).statusCode).toBe(200)
  },
)
