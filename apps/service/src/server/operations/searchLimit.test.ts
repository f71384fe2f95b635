import type { LightMyRequestResponse } from 'fastify'
import { limits } from '@spadestik/domain/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { addReaders } from '../../testing/scenes/addReaders'

const searches = [
  ['POST', '/search-items/search/projects', 'project_search'],
  ['POST', '/search-items/search/procurements', 'procurement_search'],
  ['POST', '/search-items/search/companies', 'company_search'],
  ['POST', '/rehearsals/project', 'project_search'],
  ['POST', '/rehearsals/procurement', 'procurement_search'],
  ['POST', '/rehearsals/company', 'company_search'],
  ['POST', '/companies/search', 'company_search'],
  ['POST', '/companies/search/count', 'company_search'],
  ['GET', '/search-items/search/companies/autocomplete', 'companies'],
] as const

// Only PostgreSQL can cancel a running statement. The embedded database cannot.
describe.runIf(engines.length > 1)('a search that takes too long on postgres', () => {
  let service: ServiceUnderTest
  /** Tokens of users of different companies. The calls of one company would wait for each other (ADR 92). */
  let tokens: string[]
  beforeAll(async () => {
    service = await setUpService('postgres')
    tokens = await addReaders(service, 12, 12)
  })
  afterAll(() => service.close())
  const search = (method: 'GET' | 'POST', path: string, reader: number) =>
    service.call(method, path, {
      token: tokens[reader] ?? null,
      ...(method === 'GET' ? { query: { term: 'toft' } } : { body: { freeSearch: 'skole' } }),
    })

  describe('while other work locks its tables', () => {
    const answers = new Map<string, { response: LightMyRequestResponse; milliseconds: number }>()
    beforeAll(async () => {
      await service.db.transaction().execute(async (trx) => {
        for (const table of new Set(searches.map(([, , locked]) => locked)))
          await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx)
        await Promise.all(
          searches.map(async ([method, path], reader) => {
            const start = performance.now()
            const response = await search(method, path, reader)
            answers.set(path, { response, milliseconds: performance.now() - start })
          }),
        )
      })
    })

    test.each(searches)('[Z01, Z03] %s %s responds with 503 and says what to do', async (method, path) => {
      const { response, milliseconds } = answers.get(path)!
      expect(response.statusCode).toBe(503)
      expect(response.headers['content-type']).toContain('application/problem+json')
      const detail =
        'The search took longer than 2 seconds, so it was ended. Narrow it with more words or filters, or try again later.'
      expect(response.json()).toMatchObject({ kind: 'searchTimeout', status: 503, detail })
      expect(milliseconds).toBeLessThan(limits.searchStatementMs * 3)
      expect((await search(method, path, 11)).statusCode).toBe(200)
    })
  })

  test('[Z01] leaves every connection usable', async () => {
    const [[method, path]] = searches
    // Send more searches than the database has connections.
    const several = Array.from({ length: 12 }, (_one, place) => place)
    const ended = await service.db.transaction().execute(async (trx) => {
      await sql`lock table project_search in access exclusive mode`.execute(trx)
      return Promise.all(several.map((reader) => search(method, path, reader)))
    })
    expect(ended.map(({ statusCode }) => statusCode)).toEqual(several.map(() => 503))
    const later = await Promise.all(several.map((reader) => search(method, path, reader)))
    expect(later.map(({ statusCode }) => statusCode)).toEqual(several.map(() => 200))
  })

  test('[Z01] does not limit other statements', async () => {
    await sql`select pg_sleep(${limits.searchStatementMs / 1000 + 0.2}::double precision)`.execute(service.db)
  })
})
