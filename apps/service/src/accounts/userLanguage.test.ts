import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mainEngine } from '../testing/openTestDatabase'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'

describe('the language of a user', () => {
  let service: ServiceUnderTest
  beforeAll(async () => {
    service = await setUpService(mainEngine)
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    await service.db
      .updateTable('users')
      .set({ language_id: 2, domain_id: 9, is_home_known: false })
      .where('email', '=', 'colleague@demo.test')
      .execute()
  })

  async function login(languageId: number, domainId: number) {
    const body = { username: 'colleague@demo.test', password: 'spadestik-demo' }
    const response = await service.call('POST', '/auth', { body, languageId, domainId })
    return { token: String(response.headers['jwt']), user: response.json<{ languageId: number }>() }
  }
  const stored = () =>
    service.db
      .selectFrom('users')
      .select(['language_id', 'domain_id'])
      .where('email', '=', 'colleague@demo.test')
      .executeTakeFirstOrThrow()

  test('[U01] the first login sets the language and country of mails, and no later login does', async () => {
    expect((await login(4, 8)).user.languageId).toBe(4)
    expect((await login(1, 9)).user.languageId).toBe(4)
    expect(await stored()).toEqual({ language_id: 4, domain_id: 8 })
  })

  test('[U01, F01] a chosen language is stored with the account, whichever language a call has', async () => {
    const { token } = await login(2, 9)
    const call = { token, languageId: 4, domainId: 9 }
    const body = { languageId: 7 }
    expect((await service.call('PUT', '/user-language', { ...call, body })).statusCode).toBe(204)
    const user = (await service.call('GET', '/pa-users', call)).json<{ languageId: number }>()
    expect(user.languageId).toBe(7)
    expect((await login(4, 8)).user.languageId).toBe(7)
    expect(await stored()).toEqual({ language_id: 7, domain_id: 9 })
  })

  test('[U01] mails about the password have the language of the account, from wherever they are requested', async () => {
    await login(2, 9)
    const abroad = { languageId: 4, domainId: 8 }
    const query = { email: 'colleague@demo.test' }
    await service.call('POST', '/pa-users/passwordReset', { ...abroad, query })
    const { token } = await login(4, 8)
    await service.call('POST', '/pa-users/newPassword', {
      token,
      body: { newPassword: 'spadestik-demo' },
      ...abroad,
    })
    const mails = await service.db
      .selectFrom('mails')
      .select(['language', 'domain_id'])
      .where('recipient', '=', 'colleague@demo.test')
      .execute()
    const own = { language: 'da', domain_id: 9 }
    expect(mails).toEqual([own, own])
  })

  test('[V02] an unknown language gets 400', async () => {
    const { token } = await login(2, 9)
    const call = await service.call('PUT', '/user-language', { token, body: { languageId: 3 } })
    expect(call.statusCode).toBe(400)
  })
})
