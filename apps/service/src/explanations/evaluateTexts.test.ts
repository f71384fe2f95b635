import { parseQuery } from '@spadestik/domain/query'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testLength } from '../../../../tests/setup/testLength'
import { writeAgent } from '../agents/writeAgent'
import { sampleCases } from '../testing/language/anyCase'
import { meetsQuery } from '../testing/language/meetsQuery'
import type { LanguageSceneUnderTest } from '../testing/language/openLanguageScene'
import { openLanguageScene } from '../testing/language/openLanguageScene'
import { engines } from '../testing/openTestDatabase'
import { danishTime } from '../testing/search/danishView'
import { evaluateConditions } from '../agents/evaluateConditions'

const now = new Date('2026-11-21T10:00:00Z')

describe.each(engines)('the free texts of agents on %s', (engine) => {
  let scene: LanguageSceneUnderTest
  beforeAll(async () => {
    scene = await openLanguageScene(engine)
  }, 240_000)
  afterAll(() => scene.close())

  test(
    '[W11, S22, K02] match exactly the items that a second implementation finds',
    { timeout: 3_600_000 },
    async () => {
      const { db, index, companies, items } = scene
      const paUserIds = [...scene.users.values()].slice(0, 1)
      const wrong: unknown[] = []
      let pairs = 0
      for (const { itemType, text, language, user } of sampleCases(testLength.queries)) {
        // Companies have no paid details, so their texts are searched as for a paying user.
        const isPaid = user === 'paid@demo.test' || itemType === 'company'
        const draft = { name: 'Agent', mailTime: 'daily' as const, paUserIds, freeSearch: text.trim() }
        const reader = { language: language.iso6391, timeZone: danishTime, now }
        const agentId = await db
          .transaction()
          .execute((trx) => writeAgent(trx, itemType, null, draft, reader))
        const query = parseQuery(text.trim())
        const { root } = query
        await index.prepare(query, reader.language)
        const oracle = { index, companies, reader: reader.language, isPaid }
        const ofType = items.filter((item) => item.itemType === itemType)
        const compared = ofType.map(({ id: itemId }) => ({ agentId, itemId }))
        const found = await evaluateConditions(db, { itemType, now }, compared, isPaid)
        pairs += found.length
        const met = new Map(found.map(({ itemId, met: all }) => [itemId, all.freeSearch]))
        for (const item of ofType) {
          const expected = root !== null && meetsQuery(root, item, oracle)
          if (met.get(item.id) !== expected) wrong.push({ text, itemType, user, id: item.id, expected })
        }
        await db.deleteFrom('agents').where('id', '=', agentId).execute()
      }
      expect(wrong).toEqual([])
      expect(pairs).toBeGreaterThan(10_000)
    },
  )
})
