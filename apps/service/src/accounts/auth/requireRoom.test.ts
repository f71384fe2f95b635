import { limits } from '@spadestik/domain/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mainEngine } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

let service: ServiceUnderTest
beforeAll(async () => {
  service = await setUpService(mainEngine)
})
afterAll(() => service.close())

test.each([
  ['agents', '/agents/project', limits.agentsMax, {}],
  ['lists', '/lists', limits.listsMax, { projects: [], procurements: [], companies: [] }],
])(
  '[W07, W08] a user has at most a hundred %s, however many are saved at once',
  async (_kind, path, max, own) => {
    const token = await service.signIn('paid@demo.test')
    const [paid, colleague] = ['paid@demo.test', 'colleague@demo.test'].map((email) =>
      service.scene.users.get(email),
    )
    const save = (paUserIds: unknown[]) =>
      service.call('POST', path, { token, body: { name: 'Nord', mailTime: 'daily', ...own, paUserIds } })
    const responses = await Promise.all(Array.from({ length: max + 5 }, () => save([paid])))
    const refused = responses.filter(({ statusCode }) => statusCode === 403)
    expect(refused).toHaveLength(5)
    expect(refused[0]?.json()).toMatchObject({ detail: expect.stringContaining('Delete one') })
    expect((await save([colleague])).statusCode).toBeLessThan(300)
    expect((await save([colleague, paid])).statusCode).toBe(403)
  },
)
