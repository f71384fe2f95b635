import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMatches } from '../../agents/agentsMatching'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { parseSynonyms } from '../../words/synonyms/parseSynonyms'
import { importSynonyms } from './importSynonyms'
import { writeProcurement } from '../../testing/scenes/writeItem'

describe.each(mainEngines)('synonyms on %s', (engine) => {
  let service: ServiceUnderTest
  beforeAll(async () => {
    service = await setUpService(engine)
  })
  afterAll(() => service.close())

  test('[S08] agents saved before a new table of synonyms find items by it', async () => {
    const { call, signIn, scene, db } = service
    const token = await signIn('paid@demo.test')
    const paUserIds = [scene.users.get('paid@demo.test')]
    const body = { name: 'Dam', mailTime: 'daily', freeSearch: 'vandhul', paUserIds }
    const { id } = (await call('POST', '/agents/procurement', { token, body })).json<{ id: number }>()
    const itemId = await writeProcurement(db, 'dam', { names: { da: 'Ny branddam' } })
    const matching = async () =>
      (await openMatches(db, { itemType: 'procurement', itemIds: [itemId], now: new Date() })).map(
        ({ agentId }) => agentId,
      )
    expect(await matching()).not.toContain(id)
    await importSynonyms(db, parseSynonyms('vandhul, branddam\t\t\tpond'))
    expect(await matching()).toContain(id)
  })
})
