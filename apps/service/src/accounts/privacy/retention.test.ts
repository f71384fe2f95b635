import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readRetention } from '../../start/readRetention'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import type { RetentionName } from './retention'
import { deleteOld, retentionNames, retentionRules, usualRetention, variableOf } from './retention'

const now = new Date('2030-06-15T12:00:00Z')
const dayMs = 86_400_000
const hourMs = 3_600_000

describe.each(mainEngines)('how long personal data is kept on %s', (engine) => {
  let service: ServiceUnderTest
  let user = 0
  let company = 0
  beforeAll(async () => {
    service = await setUpService(engine)
    user = service.userId('paid')
    const { rows } = await sql<{ id: number }>`
      insert into company_sign_ins (subscriber_id, issuer, client_id, client_secret, domain_id, allows_passwords, trusts_addresses)
      select min(id), 'https://login.test', 'spadestik', '', 9, true, false from subscribers
      returning subscriber_id as id`.execute(service.db)
    company = rows[0]?.id ?? 0
    await sql`
      insert into limited_visitors (id, mail, name, views_left, seen) values (901, 'a@b.test', 'A', 1, ${now.toISOString()})`.execute(
      service.db,
    )
  })
  afterAll(() => service.close())

  /** Writes a row of each kind with a time and a key. */
  const writers: Record<RetentionName, (at: string, key: string) => ReturnType<typeof sql>> = {
    SESSIONS: (at, key) =>
      sql`insert into sessions (id, user_id, created, ended) values (gen_random_uuid(), ${user}, ${at}, 'ended') returning ${key}::text`,
    TOKENS: (at, key) =>
      sql`insert into one_time_tokens (hash, purpose, user_id, expires) values (${key}, 'reset', ${user}, ${at})`,
    CODES: (at, key) =>
      sql`insert into limited_codes (visitor_id, hash, expires) values (901, ${key}, ${at})`,
    SIGN_INS: (at, key) =>
      sql`insert into sign_in_states (hash, browser_hash, subscriber_id, path, domain_id, expires) values (${key}, 'b', ${company}, '/', 9, ${at})`,
    TRIES: (at, key) => sql`insert into tries (key, began, count) values (${key}, ${at}, 1)`,
    VISITORS: (at, key) =>
      sql`insert into limited_visitors (mail, name, views_left, seen) values (${`${key}@b.test`}, 'B', 1, ${at})`,
    EXPORTS: (at, key) =>
      sql`insert into personal_data_exports (user_id, requested, made) values (${key === 'older' ? user : service.userId('basic')}, ${at}, ${at})`,
    SHEETS: (at) =>
      sql`insert into sheet_exports (user_id, kind, item_type, source, columns, language_id, domain_id, requested, ended) values (${user}, 'csv', 'project', '{}', '{}', 2, 9, ${at}, ${at})`,
    WEBHOOKS: (at, key) =>
      sql`with l as (insert into lists (name, mail_time, changed) values ('A', 'never', ${at}) returning id),
        w as (insert into webhooks (user_id, list_id, name, address, secret, domain_id, created, looked_to)
          select ${user}, id, 'A', 'https://a.test', 's', 9, ${at}, 0 from l returning id)
        insert into webhook_deliveries (webhook_id, message_id, kind, body, created)
        select id, ${key}, 'test', '{}', ${at} from w`,
    REQUESTS: (at, key) =>
      sql`insert into customer_requests (kind, user_id, details, created) values ('demo', null, ${JSON.stringify({ key })}, ${at})`,
    TIPS: (at, key) =>
      sql`insert into tips (user_id, company_id, name, email, description, created) values (${user}, (select min(id) from companies), ${key}, 'c@d.test', 'Tip', ${at})`,
    IMPERSONATIONS: (at, key) =>
      sql`insert into impersonations (administrator_email, user_email, began) values ('admin@demo.test', ${key}, ${at})`,
    AUDIT: (at, key) =>
      sql`insert into audit_log (at, actor, action, subject) values (${at}, 'anne', 'test', ${key})`,
  }
  const count = async (name: RetentionName) => {
    const { table, column } = retentionRules[name]
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)} where ${sql.ref(column)} < ${now.toISOString()}`.execute(
      service.db,
    )
    return rows[0]?.count ?? 0
  }

  test.each(retentionNames)('[W06] %s stay until their last day has passed, and no longer', async (name) => {
    for (const other of retentionNames)
      await sql`delete from ${sql.table(retentionRules[other].table)} where ${sql.ref(retentionRules[other].column)} < ${now.toISOString()}`.execute(
        service.db,
      )
    const oldest = now.getTime() - usualRetention[name] * dayMs
    await writers[name](new Date(oldest + hourMs).toISOString(), 'younger').execute(service.db)
    if (name !== 'CODES')
      await writers[name](new Date(oldest - hourMs).toISOString(), 'older').execute(service.db)
    const all = await count(name)
    await deleteOld(service.db, usualRetention, now)
    expect(await count(name)).toBe(1)
    expect(all).toBe(name === 'CODES' ? 1 : 2)
    const later = new Date(now.getTime() + 2 * hourMs)
    await deleteOld(service.db, usualRetention, later)
    expect(await count(name)).toBe(0)
  })
})

test('[W06] each retention has a row in the documentation, with its days', () => {
  const text = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8')
  for (const name of retentionNames)
    expect(text).toMatch(new RegExp(`\\| \`${variableOf(name)}\` \\| ${retentionRules[name].days} \\|`, 'u'))
})

test.each([
  ['14', /RETAIN_SESSIONS_DAYS is "14"\. Use a number of days from 15 to 36500/],
  ['never', /RETAIN_SESSIONS_DAYS is "never"/],
  ['99999', /RETAIN_SESSIONS_DAYS is "99999"/],
])('[Z01] %s days of retention are refused with what is allowed', (days, message) => {
  const read = readRetention({ RETAIN_SESSIONS_DAYS: days })
  expect('faults' in read && read.faults.join()).toMatch(message)
})

test('[Z01] days of retention can be set', () => {
  expect(readRetention({ RETAIN_TIPS_DAYS: '90' })).toEqual({
    retention: { ...usualRetention, TIPS: 90 },
  })
})
