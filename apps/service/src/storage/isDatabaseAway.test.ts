import { expect, test } from 'vitest'
import { createApp } from '../server/createApp'
import { createTestClient } from '../testing/TestClient'
import { testConfig } from '../testing/testConfig'
import { createPostgresPool } from './createPostgresPool'
import type { Database } from './Database'
import { Kysely, PostgresDialect } from 'kysely'
import { isDatabaseAway } from './isDatabaseAway'

test.each([
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), true],
  [Object.assign(new Error('admin shutdown'), { code: '57P01' }), true],
  [Object.assign(new Error('connection failure'), { code: '08006' }), true],
  [Object.assign(new Error('disk full'), { code: '53100' }), true],
  [Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new AggregateError([Object.assign(new Error('::1'), { code: 'ECONNREFUSED' })]), true],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  [new Error('something else'), false],
  ['a text', false],
])('[Z03] %s: the database is away: %s', (error, isAway) => {
  expect(isDatabaseAway(error)).toBe(isAway)
})

test('[Z03] while the database is away, a call gets 503 and says that nothing was saved', async () => {
  // Nothing listens on this port.
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: createPostgresPool('postgres://nobody@127.0.0.1:1/none') }),
  })
  const app = await createApp(db, testConfig())
  const body = { username: 'paid@demo.test', password: 'spadestik-demo' }
  const response = await createTestClient(app).call('POST', '/auth', { body })
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('30')
  expect(response.json()).toMatchObject({
    kind: 'unavailable',
    detail: expect.stringMatching(/Nothing was saved/),
  })
  await app.close()
  await db.destroy()
})

test.each(['53100', 'ENOSPC'])(
  '[Z03] while the disk is full (%s), a call gets 503 and says when to try again',
  async (code) => {
    const full = async () => Promise.reject(Object.assign(new Error('no space left on device'), { code }))
    const pool = { connect: full, end: async () => undefined, options: {} }
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
    const app = await createApp(db, testConfig())
    const body = { username: 'paid@demo.test', password: 'spadestik-demo' }
    const response = await createTestClient(app).call('POST', '/auth', { body })
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '30'])
    expect(response.json()).toMatchObject({
      kind: 'unavailable',
      detail: expect.stringMatching(/disk .* is full/),
    })
    await app.close()
    await db.destroy()
  },
)

test('[Z03] a service that is about to stop says so to load balancers, and still answers calls', async () => {
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: createPostgresPool('postgres://nobody@127.0.0.1:1/none') }),
  })
  let isEnding = false
  const app = await createApp(db, testConfig({ isEnding: () => isEnding }))
  isEnding = true
  expect((await app.inject('/ready')).json()).toEqual({ status: 'ending' })
  expect((await app.inject('/health')).statusCode).toBe(200)
  await app.close()
  await db.destroy()
})
