import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeProjects } from './writers/writeProjects'
import { mainEngine } from '../testing/openTestDatabase'
import { projectRecord } from '../testing/scenes/records'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'

let service: ServiceUnderTest
let ids: ReadonlyMap<string, number>
beforeAll(async () => {
  service = await setUpService(mainEngine)
  const records = [
    projectRecord('idea', { phase: 'idea' }),
    projectRecord('built', { phase: 'construction' }),
  ]
  ids = await service.db.transaction().execute((trx) => writeProjects(trx, records))
})
afterAll(() => service.close())

const read = async (email: string, key: string, rest = '') => {
  const token = await service.signIn(email)
  return service.call('GET', `/projects/${rest === '' ? 'byId/' : ''}${ids.get(key)}${rest}`, { token })
}

test('[S09, K01] a project in a phase that the product does not cover is refused by the name of the phase', async () => {
  const refused = await read('basic@demo.test', 'idea')
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toMatchObject({ kind: 'forbidden', phase: { id: 1, name: expect.any(String) } })
  expect((await read('paid@demo.test', 'idea')).statusCode).toBe(200)
  // Users without a product see the pages, with paid details withheld.
  expect((await read('none@demo.test', 'idea')).statusCode).toBe(200)
})
