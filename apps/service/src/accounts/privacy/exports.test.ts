import type { Schemas } from '@spadestik/api-client/schema'
import { json } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { createFileLinks } from '../../server/operations/fileLinks'
import { lastMail } from '../../testing/queuedMails'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { testConfig } from '../../testing/testConfig'
import { makeExports } from './makeExports'

const day = 86_400_000

/** Returns the JSON files of an archive by name. */
async function readArchive(archive: Buffer): Promise<Record<string, unknown>> {
  const zip = await fromBufferPromise(archive)
  const files: Record<string, unknown> = {}
  for await (const entry of zip.eachEntry()) {
    files[entry.fileName] = await json(await zip.openReadStreamPromise(entry))
  }
  return files
}

describe.each(mainEngines)('the copy of a person’s data on %s', (engine) => {
  let service: ServiceUnderTest
  let now = new Date('2026-11-27T10:00:00Z')
  let token = ''
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => now })
    token = await service.signIn('paid@demo.test')
  })
  afterAll(() => service.close())

  const state = async (of = token) =>
    (await service.call('GET', '/personal-data-export', { token: of })).json<Schemas['PersonalDataExport']>()
  const ask = (of = token) => service.call('POST', '/personal-data-export', { token: of })
  const make = async () => {
    const failures: object[] = []
    await makeExports(
      service.db,
      7,
      now,
      (facts) => failures.push(facts),
      () => false,
    )
    return failures
  }
  const download = (path: string) => service.app.inject({ method: 'GET', url: path })

  test('[W06] nobody has a copy before asking for one', async () => {
    expect(await state()).toEqual({ requested: null, ready: null, link: null })
    expect(await make()).toEqual([])
  })

  test('[W06] a copy that was asked for is made once, mailed, and downloaded by a signed link', async () => {
    expect((await ask()).json()).toEqual({ requested: now.toISOString(), ready: null, link: null })
    const before = now
    now = new Date(now.getTime() + 60_000)
    expect((await ask()).json()).toMatchObject({ requested: before.toISOString() })
    expect(await make()).toEqual([])
    const { ready, link } = await state()
    expect(ready).toBe(now.toISOString())
    const mail = await lastMail(service.db, 'paid@demo.test', 'personalDataReady')
    expect(mail).toMatchObject({ kind: 'personalDataReady', days: 7 })
    expect(JSON.stringify(mail)).not.toContain('/files/')

    const response = await download(link ?? '')
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="spadestik.zip"',
      'cache-control': 'no-store',
    })
    const files = await readArchive(response.rawPayload)
    expect(files['users.json']).toMatchObject([{ email: 'paid@demo.test' }])
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['sessions.json']))
  })

  test('[W06] a copy contains no copy, and replaces the one before', async () => {
    now = new Date(now.getTime() + day)
    token = await service.signIn('paid@demo.test')
    expect((await ask()).json()).toMatchObject({ ready: null, link: null })
    await make()
    const files = await readArchive((await download((await state()).link ?? '')).rawPayload)
    expect(JSON.stringify(files['personal_data_exports.json'])).not.toContain('archive')
  })

  test('[W06] a link without a right signature, of another person or too old shows nothing', async () => {
    const { link } = await state()
    const id = service.userId('paid')
    const other = (link ?? '').replace(`/${id}.zip`, `/${service.userId('basic')}.zip`)
    expect((await download(`/files/personal-data/${id}.zip`)).statusCode).toBe(403)
    expect((await download(other)).statusCode).toBe(403)
    now = new Date(now.getTime() + 4 * 3_600_000)
    expect((await download(link ?? '')).statusCode).toBe(403)
    const links = createFileLinks(testConfig().secrets)
    const unmade = links.sign(`/files/personal-data/${service.userId('basic')}.zip`, now)
    expect((await download(unmade)).statusCode).toBe(404)
  })

  test('[W06] a failure of one person’s copy does not stop those of others', async () => {
    const basic = await service.signIn('basic@demo.test')
    const projects = await service.signIn('projects@demo.test')
    await ask(basic)
    await ask(projects)
    const broken = sql.raw(`user_id <> ${service.userId('basic')} or archive is null`)
    await sql`alter table personal_data_exports add constraint broken check (${broken})`.execute(service.db)
    const failures = await make()
    expect(failures).toMatchObject([{ user: service.userId('basic') }])
    expect(await state(projects)).toMatchObject({ ready: now.toISOString() })
    await sql`alter table personal_data_exports drop constraint broken`.execute(service.db)
    expect(await make()).toEqual([])
    expect(await state(basic)).toMatchObject({ ready: now.toISOString() })
  })

  test('[W06] no copy is made for a user who is deactivated, until the user is active again', async () => {
    const name = 'colleague@demo.test'
    await ask(await service.signIn(name))
    const set = (deactivated: string | null) =>
      service.db.updateTable('users').set({ deactivated }).where('email', '=', name).execute()
    const made = async () =>
      service.db
        .selectFrom('personal_data_exports')
        .select('made')
        .where('user_id', '=', service.userId('colleague'))
        .executeTakeFirstOrThrow()
    await set(now.toISOString())
    await make()
    expect(await made()).toEqual({ made: null })
    await set(null)
    await make()
    expect(await made()).toEqual({ made: now.toISOString() })
  })

  test('[W06] at most five copies a day are made for one person', async () => {
    now = new Date(now.getTime() + 2 * day)
    token = await service.signIn('paid@demo.test')
    const statuses = []
    for (let count = 0; count < 6; count += 1) statuses.push((await ask()).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('[W06] a wish to be erased is mailed to the support of the domain, and erases nothing by itself', async () => {
    expect((await service.call('POST', '/personal-data-erasure', { token })).statusCode).toBe(204)
    const requests = await service.db.selectFrom('customer_requests').selectAll().execute()
    expect(requests).toMatchObject([{ kind: 'erasure', details: { email: 'paid@demo.test' } }])
    const mail = await lastMail(service.db, 'support@spadestik.dk', 'customerRequest')
    expect(mail).toMatchObject({ request: 'erasure', details: { email: 'paid@demo.test' } })
    expect((await service.call('GET', '/pa-users', { token })).statusCode).toBe(200)
  })
})
