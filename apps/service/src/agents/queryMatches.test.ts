import { parseQuery } from '@spadestik/domain/query'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testLength } from '../../../../tests/setup/testLength'
import { demoProducts } from '../testing/scenes/demoUsers'
import { idOfCode } from '../reference/idOfCode'
import { projectPhases } from '../reference/projectPhases'
import type { LanguageCase } from '../testing/language/anyCase'
import { querySeed, sampleCases } from '../testing/language/anyCase'
import { meetsQuery } from '../testing/language/meetsQuery'
import type { LanguageSceneUnderTest } from '../testing/language/openLanguageScene'
import { openLanguageScene } from '../testing/language/openLanguageScene'
import { engines, mainEngine } from '../testing/openTestDatabase'
import { usersMatching } from './usersMatching'
import { writeAgent } from './writeAgent'
import { danishTime } from '../testing/search/danishView'

const now = new Date('2026-11-21T10:00:00Z')
const agentsAtOnce = 50
const names = { 'paid@demo.test': 'demo-complete', 'basic@demo.test': 'demo-basic' } as const
const users = Object.keys(names) as (keyof typeof names)[]

function mayFind(user: keyof typeof names, phase: string | null): boolean {
  const phases: readonly number[] =
    demoProducts.find(({ code }) => code === names[user])?.allowedProjectPhases ?? []
  return phase === null || phases.includes(idOfCode(projectPhases, phase))
}

const search = (text: string, user: LanguageCase['user']): LanguageCase => ({
  itemType: 'procurement',
  text,
  user,
  language: { id: 2, nativeName: 'Dansk', iso6391: 'da', iso6392: 'dan', international: 'Danish' },
})

describe.each(engines)('random queries on %s', (engine) => {
  const cases = sampleCases(engine === mainEngine ? testLength.queries : testLength.otherQueries)
  let scene: LanguageSceneUnderTest
  const tokens = new Map<string, string>()
  const signIn = async () => {
    for (const user of users) tokens.set(user, await scene.signIn(user))
  }
  beforeAll(async () => {
    scene = await openLanguageScene(engine)
    await signIn()
  }, 240_000)
  afterAll(() => scene.close())

  const expected = async (one: LanguageCase): Promise<number[]> => {
    const query = parseQuery(one.text.trim())
    const { root } = query
    const reader = one.language.iso6391
    await scene.index.prepare(query, reader)
    const { index, companies } = scene
    const oracle = { index, companies, reader, isPaid: one.user === 'paid@demo.test' }
    return scene.items
      .filter(
        (item) =>
          item.itemType === one.itemType &&
          mayFind(one.user, item.phase) &&
          root !== null &&
          meetsQuery(root, item, oracle),
      )
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
  }

  const find = async ({ itemType, text, language, user }: LanguageCase): Promise<number[]> => {
    const path = { project: 'projects', procurement: 'procurements', company: 'companies' }[itemType]
    const response = await scene.call('POST', `/search-items/search/${path}`, {
      token: tokens.get(user) ?? null,
      body: { freeSearch: text },
      query: { limit: 100, orderBy: 'updated' },
      languageId: language.id,
    })
    expect([text, response.statusCode]).toEqual([text, 200])
    const { items } = response.json<{ items: readonly { id: number }[] }>()
    return items.map(({ id }) => id).toSorted((a, b) => a - b)
  }

  test('[S22, K02] find the items that a second implementation finds', { timeout: 3_600_000 }, async () => {
    const wrong: unknown[] = []
    let matches = 0
    for (const [place, one] of cases.entries()) {
      // The clock of the scene is fast, so sessions end during a long run.
      if (place % 1000 === 999) await signIn()
      const [found, wanted] = [await find(one), await expected(one)]
      matches += wanted.length === 0 ? 0 : 1
      if (String(found) !== String(wanted)) {
        const { text, itemType, user, language } = one
        wrong.push({ text, itemType, user, reader: language.iso6391, found, wanted })
      }
    }
    process.stdout.write(
      `${engine}: seed ${querySeed}, ${cases.length} queries, ${matches} of them find items, ${wrong.length} differ\n`,
    )
    expect(wrong).toEqual([])
    // Most queries must find something. If the service and the second implementation (`expected`) both find
    // nothing, their agreement proves nothing.
    expect(matches).toBeGreaterThan(cases.length / 3)
  })

  test('[S22, Z06, K02] make agents match the same items', { timeout: 3_600_000 }, async () => {
    const { db } = scene
    const ids = new Map(users.map((user) => [scene.users.get(user) ?? 0, user]))
    const wrong: unknown[] = []
    for (const [itemType, ofType] of Map.groupBy(cases, (one) => one.itemType)) {
      const itemIds = scene.items.filter((item) => item.itemType === itemType).map(({ id }) => id)
      for (let start = 0; start < ofType.length; start += agentsAtOnce) {
        await db.deleteFrom('agents').execute()
        const saved = new Map<number, LanguageCase>()
        for (const one of ofType.slice(start, start + agentsAtOnce)) {
          const draft = {
            name: 'Agent',
            mailTime: 'daily' as const,
            paUserIds: [...ids.keys()],
            freeSearch: one.text.trim(),
          }
          const reader = { language: one.language.iso6391, timeZone: danishTime, now }
          const id = await db.transaction().execute((trx) => writeAgent(trx, itemType, null, draft, reader))
          saved.set(id, one)
        }
        const matched = Map.groupBy(
          await usersMatching(db, { itemType, itemIds, now }),
          ({ agentId, userId }) => `${agentId} ${userId}`,
        )
        for (const [agentId, one] of saved) {
          for (const [userId, user] of ids) {
            if (itemType === 'company' && user === 'basic@demo.test') continue
            const found = (matched.get(`${agentId} ${userId}`) ?? []).map(({ itemId }) => itemId)
            const wanted = await expected({ ...one, user })
            if (String(found) !== String(wanted)) {
              const { text, language } = one
              wrong.push({ text, itemType, user, reader: language.iso6391, found, wanted })
            }
          }
        }
      }
    }
    expect(wrong).toEqual([])
  })

  test.each(['-', '""', '()', 'OR', '" ( OR -', '*'])('[S22] %s matches nothing', async (text) => {
    expect(await find(search(text, 'paid@demo.test'))).toEqual([])
  })

  test.each([
    ['-skole', '-tag'],
    ['og -tag', '-tag'],
    ['skole eller "ny bro"', 'skole "ny bro"'],
    ['i sted:odense', 'sted:odense'],
  ])('[S22] %s is understood', async (text) => {
    const plain = text.replace(/^(og|i) |eller /, '')
    const found = await find(search(text, 'basic@demo.test'))
    expect(found).toEqual(await expected(search(plain, 'basic@demo.test')))
  })
})
