import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Schemas } from '@spadestik/api-client/schema'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '@spadestik/service/filling'
import type { SchemaNode, TestClient } from '@spadestik/service/testing'
import { mainEngine, openTestDatabase } from '@spadestik/service/testDatabase'
import {
  createApp,
  createTestClient,
  importTenders,
  loadContract,
  releases,
  testConfig,
} from '@spadestik/service/testing'
import { seedDemo } from './seedDemo'
import bundle from '../../../openapi/bundle.json'
import { testLength } from '../../../tests/setup/testLength'

type Fields = Readonly<Record<string, unknown>>

const today = '2026-11-21'
/**
 * The properties that everybody may read. The test skips them, because their values can by chance equal a
 * text that only subscribers may read.
 */
const open = new Set(
  'name summary description tenderText itemName title published lastUpdated lastUpdateDate buildingStart buildingEnd added created phase itemPhase role'.split(
    ' ',
  ),
)

const schemas: Readonly<Record<string, SchemaNode>> = bundle.components.schemas as never
const paidOf = (schema: string) =>
  Object.entries(schemas[schema]?.properties ?? {}).flatMap(([name, node]) => (node['x-paid'] ? [name] : []))

/**
 * Returns the texts in a response that might be paid details. Skips properties that everybody may read. Also
 * skips short texts such as `12:00`, because short texts can occur anywhere.
 */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 5 ? [value] : []
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (open.has(name) ? [] : textsIn(part)))
}

function tendersIn(value: unknown): [id: number, shown: Fields][] {
  if (Array.isArray(value)) return value.flatMap(tendersIn)
  if (typeof value !== 'object' || value === null) return []
  const fields = value as Fields
  const own: [number, Fields][] =
    'liable' in fields || 'procurementType' in fields
      ? [[Number(fields['id']), fields]]
      : typeof fields['procurementId'] === 'number'
        ? [[fields['procurementId'], fields]]
        : []
  return [...own, ...Object.values(fields).flatMap(tendersIn)]
}

describe('responses to callers without a paid product', () => {
  let db: Kysely<Database>
  let app: FastifyInstance
  let client: TestClient
  let close: () => Promise<void>
  const tokens = new Map<string, string>()
  const secrets = new Map<number, Set<string>>()
  let procurementCount = 0

  const get = (who: string, path: string, query = {}) =>
    client.call('GET', path, { token: tokens.get(who) ?? null, query })

  async function readSecrets(id: number): Promise<void> {
    const tender = (await get('paid', `/procurements/byId/${id}`)).json<Schemas['Procurement']>()
    const authorities = tender.companyRoles.filter(
      ({ role, companyName }) => role?.id === 2 || companyName === tender.liable,
    )
    const paid = paidOf('Procurement').map((name) => (tender as unknown as Fields)[name])
    const ofRoles = tender.companyRoles.map((role) =>
      paidOf('CompanyRole').map((name) => (role as unknown as Fields)[name]),
    )
    const names = authorities.map(({ companyName }) => companyName)
    secrets.set(
      id,
      new Set([
        ...textsIn([paid, ofRoles, names]),
        ...(tender.coverImage?.source ? [tender.coverImage.source] : []),
      ]),
    )
  }

  function leaksIn(response: unknown): string[] {
    return tendersIn(response).flatMap(([id, shown]) => {
      const hidden = secrets.get(id) ?? new Set()
      return textsIn(shown).flatMap((text) => (hidden.has(text) ? [`tender ${id}: ${text}`] : []))
    })
  }

  const firstOf = async (table: 'projects' | 'lists' | 'agents' | 'companies') =>
    (await db.selectFrom(table).select('id').orderBy('id').limit(25).execute()).map(({ id }) => id)

  beforeAll(async () => {
    ;({ db, close } = await openTestDatabase(mainEngine))
    await db.transaction().execute((trx) => seedDemo(trx, today))
    const { lastOfDemo } = await db
      .selectFrom('procurements')
      .select(({ fn }) => fn.max('id').as('lastOfDemo'))
      .executeTakeFirstOrThrow()
    const folder = mkdtempSync(join(tmpdir(), 'spadestik-releases-'))
    writeFileSync(join(folder, 'releases.json'), JSON.stringify({ publisher: { name: 'Test' }, releases }))
    await importTenders(db, join(folder, 'releases.json'), { countries: null, now: `${today}T08:00:00Z` })
    rmSync(folder, { recursive: true })
    // Includes real tenders if the folder REAL_DATA_DIR contains them.
    const real = join(resolve(process.env['REAL_DATA_DIR'] ?? '../shared/data'), 'tenders.ocds.json.gz')
    if (existsSync(real))
      await importTenders(db, real, { countries: ['DK', 'SE'], now: `${today}T08:00:00Z` })
    app = await createApp(
      db,
      testConfig({ validatesResponses: false, clock: () => new Date(`${today}T08:00:00Z`) }),
    )
    client = createTestClient(app)
    for (const who of ['paid', 'basic', 'none']) tokens.set(who, await client.signIn(`${who}@demo.test`))
    const rows = await db.selectFrom('procurements').select('id').orderBy('id').execute()
    // One generator makes all procurements of the demo data, so they are alike. By default, only every fifth
    // of them is read.
    const isRead = (id: number) => testLength.isLong || id > lastOfDemo || id % 5 === 0
    for (const { id } of rows) if (isRead(id)) await readSecrets(id)
    procurementCount = rows.length
  }, 180_000)
  afterAll(() => app.close().finally(close))

  test('[K02] there are procurements of every kind with paid details to check', () => {
    expect(secrets.size).toBeGreaterThan(100)
    expect([...secrets.values()].filter(({ size }) => size > 0).length).toBeGreaterThan(secrets.size * 0.9)
    expect(
      leaksIn({ id: [...secrets.keys()][0], liable: [...(secrets.values().next().value ?? [])][0] }),
    ).not.toEqual([])
  })

  test.each<[string, number]>([
    ['basic', 1],
    // The rule is the same for both callers, so the second caller checks only every twentieth procurement.
    ['none', 20],
  ])('[K02] procurements contain no paid details for %s', { timeout: 120_000 }, async (who, every) => {
    const leaks: string[] = []
    for (const id of [...secrets.keys()].filter((_id, place) => place % every === 0))
      leaks.push(...leaksIn((await get(who, `/procurements/byId/${id}`)).json()))
    expect(leaks).toEqual([])
  })

  test.each(['basic', 'none'])('[K02] search results contain no paid details for %s', async (who) => {
    for (let index = 0; index * 20 < procurementCount; index += 1) {
      const response = await client.call('POST', '/search-items/search/procurements', {
        token: tokens.get(who) ?? null,
        query: { index, limit: 20, orderBy: 'published' },
        body: {},
      })
      expect(leaksIn(response.json())).toEqual([])
    }
  })

  test.each(['basic', 'none'])('[K02] other operations contain no paid details for %s', async (who) => {
    const answered = new Map<string, number>()
    const ids = [
      ...new Set([...secrets.keys()].slice(0, 25)),
      ...(await firstOf('projects')),
      ...(await firstOf('lists')),
    ]
    for (const operation of loadContract().filter(({ method }) => method === 'GET')) {
      const paths = operation.path.includes(':')
        ? ids.map((id) => operation.path.replaceAll(/:\w+/g, String(id)))
        : [operation.path]
      for (const path of paths) {
        const response = await get(who, path, operation.id === 'autocompleteCompanies' ? { term: 'kom' } : {})
        answered.set(
          operation.id,
          Math.max(answered.get(operation.id) ?? 0, response.statusCode === 200 ? 1 : 0),
        )
        if (response.statusCode === 200 && response.body !== '')
          expect(leaksIn(response.json()), path).toEqual([])
      }
    }
    const withTenders = ['getProject', 'getProcurement', 'getProcurementsByProject']
    expect(withTenders.filter((id) => answered.get(id) === 1)).toEqual(withTenders)
  })
})

test('[K02] a schema with paid properties marks every property, and paid properties are nullable', () => {
  const faults = Object.entries(schemas).flatMap(([schema, { properties = {} }]) => {
    const marks = Object.entries(properties)
    if (!marks.some(([, node]) => node['x-paid'] === false)) return []
    return marks.flatMap(([name, node]) => {
      if (node['x-paid'] === undefined) return [`${schema}.${name} has no x-paid`]
      const mayBeNull = [node, ...(node.anyOf ?? [])].some(
        ({ type }) => type === 'null' || type?.includes('null'),
      )
      return node['x-paid'] && !mayBeNull ? [`${schema}.${name} is paid and may not be null`] : []
    })
  })
  expect(faults).toEqual([])
})
