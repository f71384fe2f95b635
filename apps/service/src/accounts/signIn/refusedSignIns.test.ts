import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mainEngines } from '../../testing/openTestDatabase'
import type { SignInUnderTest } from '../../testing/signIn/setUpSignIn'
import { clientSecret, eva, setUpSignIn } from '../../testing/signIn/setUpSignIn'
import { startProvider } from '../../testing/signIn/startProvider'

const domains = 'norrbygg.test,norrbygg.example'
const email = 'eva.lind@norrbygg.test'

const set = (name: string, value: string) => (url: URL) => url.searchParams.set(name, value)

describe.each(mainEngines)('refused sign-ins at a company on %s', (engine) => {
  let at: SignInUnderTest
  let lateMs = 0
  beforeAll(async () => {
    at = await setUpSignIn(engine, {
      hasClaimsInToken: true,
      clock: () => new Date(Date.now() + lateMs),
    })
    await at.set(at.fjordlund, 'fjordlund.test')
    expect(await at.enter(eva)).toMatchObject({ statusCode: 200 })
  })
  afterAll(() => at.close())

  /** Begins, changes the address of the provider, signs in there, and returns. */
  async function signInWith(change: (url: URL) => void) {
    const { address, cookies } = await at.begin(email)
    const url = new URL(address)
    change(url)
    return at.goBack(await at.browse(url.href), cookies)
  }
  const users = async () => (await at.service.db.selectFrom('users').select('id').execute()).length

  test('[A01] a provider that does not say that the address is verified signs nobody in', async () => {
    const count = await users()
    const person = { sub: 'ny', email: 'ny@norrbygg.test', name: 'Ny Person' }
    expect(await at.enter(person)).toBe('failed.unverified')
    expect(await at.enter({ ...person, email_verified: false })).toBe('failed.unverified')
    expect(await at.enter({ sub: 'ny', email_verified: true }, email)).toBe('failed.unverified')
    expect(await users()).toBe(count)
  })

  test('[A01] a company can vouch for addresses of which its provider says nothing, and for no others', async () => {
    await at.set(at.norrbygg, domains, '--unverified', 'yes')
    const person = { sub: 'per', email: 'per@norrbygg.test', name: 'Per Dal' }
    expect(await at.enter({ ...person, email_verified: false })).toBe('failed.unverified')
    expect(await at.enter(person)).toMatchObject({ statusCode: 200 })
    await at.set(at.norrbygg, domains, '--unverified', 'no')
  })

  test('[A01] an address of another domain signs nobody in, also for a known person', async () => {
    const count = await users()
    for (const address of ['ole@fjordlund.test', 'ole@norrbygg.test.evil.test', 'paid@demo.test'])
      expect(await at.enter({ sub: 'ole', email: address, email_verified: true }, email)).toBe(
        'failed.foreign',
      )
    expect(await at.enter({ ...eva, email: 'eva@home.test' }, email)).toBe('failed.foreign')
    expect(await users()).toBe(count)
  })

  test('[A01] an account of another company is not given away, whatever its address', async () => {
    await at.service.db
      .updateTable('users')
      .set({ email: 'basic@norrbygg.test' })
      .where('email', '=', 'basic@demo.test')
      .execute()
    const person = { sub: 'b', email: 'basic@norrbygg.test', email_verified: true }
    expect(await at.enter(person)).toBe('failed.account')
  })

  test('[A01] of two companies at one provider, each signs in its own people only', async () => {
    const ada = { sub: 'ada', email: 'ada@fjordlund.test', email_verified: true, name: 'Ada Vik' }
    expect(await at.enter(ada)).toMatchObject({ statusCode: 200 })
    expect(await at.admin('users', 'show', 'ada@fjordlund.test')).toContain(`Fjordlund A/S (${at.fjordlund})`)
    expect(await at.enter({ ...eva, email: 'eva@fjordlund.test' })).toBe('failed.account')
    expect(await at.enter({ ...ada, email: 'ada@norrbygg.test' })).toBe('failed.account')
  })

  test('[A01] who gets the address of a former employee does not get the account, until it is given away', async () => {
    const successor = { ...eva, sub: 'another eva' }
    expect(await at.enter(successor)).toBe('failed.account')
    await at.admin('sign-in', 'forget', email)
    expect(await at.enter(successor)).toMatchObject({ statusCode: 200 })
    expect(await at.enter(eva)).toBe('failed.account')
    await at.admin('sign-in', 'forget', email)
    expect(await at.enter(eva)).toMatchObject({ statusCode: 200 })
  })

  test('[W01] an answer to another question is refused', async () => {
    expect((await signInWith(set('nonce', 'of-somebody-else'))).result).toBe('failed.invalid')
    expect((await signInWith(set('state', 'of-somebody-else'))).result).toBe('failed.expired')
    const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
    expect((await signInWith(set('code_challenge', challenge))).result).toBe('failed.invalid')
  })

  test('[W01] an answer counts once, in the browser that asked, for ten minutes', async () => {
    const { address, cookies } = await at.begin(email)
    const url = await at.browse(address)
    expect((await at.goBack(url, cookies)).result).toMatch(/^token\./u)
    expect(await at.goBack(url, cookies)).toEqual({ location: 'http://localhost/', result: 'failed.expired' })

    const mine = await at.begin(email)
    const theirs = await at.begin(email)
    const answer = await at.browse(mine.address)
    expect(await at.goBack(answer, theirs.cookies)).toEqual({
      location: 'http://localhost/settings',
      result: 'failed.expired',
    })

    const slow = await at.begin(email)
    const late = await at.browse(slow.address)
    lateMs = 10 * 60_000 + 1000
    expect((await at.goBack(late, slow.cookies)).result).toBe('failed.expired')
    lateMs = 0
  })

  test('[W01] two logins that were begun in two tabs both work', async () => {
    const [one, two] = [await at.begin(email), await at.begin(email)]
    const cookies = new Map([...one.cookies, ...two.cookies])
    for (const { address } of [one, two])
      expect((await at.goBack(await at.browse(address), cookies)).result).toMatch(/^token\./u)
  })

  test('[W01] an answer without what it needs leads to the login', async () => {
    for (const query of [
      '',
      '?state=',
      '?state=a&state=b',
      `?state=${'a'.repeat(5000)}`,
      '?code=a',
      '?state=a%00',
    ]) {
      const back = await at.goBack(new URL(`http://localhost/sign-in/${at.norrbygg}${query}`), new Map())
      expect(back).toEqual({ location: 'http://localhost/', result: 'failed.expired' })
    }
  })

  test('[A01] what the provider refuses is shown as its refusal', async () => {
    const { address, cookies } = await at.begin(email)
    const state = new URL(address).searchParams.get('state') ?? ''
    const url = new URL(`http://localhost/sign-in/${at.norrbygg}`)
    url.search = String(new URLSearchParams({ error: 'access_denied', state, iss: at.provider.issuer }))
    expect((await at.goBack(url, cookies)).result).toBe('failed.refused')
  })

  test('[A01] deactivated users and users of ended companies cannot enter', async () => {
    const { result } = await at.signIn(email)
    await at.admin('users', 'deactivate', email)
    expect((await at.finish(result)).statusCode).toBe(401)
    expect(await at.enter(eva)).toBe('failed.account')
    await at.admin('users', 'activate', email)

    const pending = await at.begin(email)
    const url = await at.browse(pending.address)
    const token = (await at.signIn(email)).result
    await at.admin('companies', 'end', String(at.norrbygg))
    expect((await at.finish(token)).statusCode).toBe(401)
    expect((await at.goBack(url, pending.cookies)).result).toBe('failed.account')
    expect((await at.begin(email)).failure).toBe('unknown')
    await at.admin('companies', 'resume', String(at.norrbygg))
    expect(await at.enter(eva)).toMatchObject({ statusCode: 200 })
  })

  test('[K01] a user whose product does not cover the domain is refused there, and enters without rights when it is over', async () => {
    // The commands refuse this, but an older version allowed it.
    const { db } = at.service
    const sweden = db.selectFrom('products').select('id').where('code', '=', 'demo-sweden')
    await db.updateTable('users').set({ product_id: sweden }).where('email', '=', email).execute()
    expect(await at.enter(eva)).toBe('failed.account')
    const { result } = await (async () => {
      const { address, cookies } = await at.begin(email, '/', 8)
      return at.goBack(await at.browse(address), cookies)
    })()
    expect((await at.finish(result, 9)).statusCode).toBe(401)
    await at.admin('products', 'set', 'demo-sweden', '--from', '2020-01-01', '--to', '2020-12-31')
    const response = Object(await at.enter(eva))
    expect(response.json()).toMatchObject({ product: null })
    await at.admin('products', 'set', 'demo-sweden', '--from', '-', '--to', '-')
    await at.admin('users', 'move', email, '--product', 'demo-complete')
  })

  test('[A01] a provider that knows another secret signs nobody in', async () => {
    await at.set(at.norrbygg, domains)
    const { address, cookies } = await at.begin(email)
    const url = await at.browse(address)
    const usual = ['--issuer', at.provider.issuer, '--client', `client-${at.norrbygg}`]
    await at.setSecret(at.norrbygg, 'not the secret', ...usual)
    expect((await at.goBack(url, cookies)).result).toBe('failed.invalid')
    await at.setSecret(at.norrbygg, clientSecret, ...usual)
    expect(await at.enter(eva)).toMatchObject({ statusCode: 200 })
  })

  test('[W01] the answer of one company is not accepted for another', async () => {
    const other = await startProvider({
      clients: [
        { id: 'mixed', secret: clientSecret, redirectUris: [`http://localhost/sign-in/${at.fjordlund}`] },
      ],
      person: { sub: 'm', email: 'm@fjordlund.test', email_verified: true },
    })
    await at.set(at.fjordlund, 'fjordlund.test', '--issuer', other.issuer, '--client', 'mixed')
    const honest = await at.begin(email)
    const attacked = await at.begin('m@fjordlund.test')
    const url = new URL(honest.address)
    url.searchParams.set('state', new URL(attacked.address).searchParams.get('state') ?? '')
    const answer = await at.browse(url.href)
    expect((await at.goBack(answer, attacked.cookies)).result).toBe('failed.invalid')

    // Also if both had the same address, the answer names its issuer.
    const again = await at.begin('m@fjordlund.test')
    answer.pathname = `/sign-in/${at.fjordlund}`
    answer.searchParams.set('state', new URL(again.address).searchParams.get('state') ?? '')
    expect((await at.goBack(answer, again.cookies)).result).toBe('failed.invalid')

    const waiting = await at.begin('m@fjordlund.test')
    const left = await at.browse(waiting.address)
    await other.stop()
    expect((await at.goBack(left, waiting.cookies)).result).toBe('failed.away')
  })

  test('[Z03] while a provider is away, the response says so', async () => {
    await at.set(at.fjordlund, 'fjordlund.test', '--issuer', 'http://127.0.0.1:9', '--unchecked')
    const { response, cookies } = await at.begin('ada@fjordlund.test')
    expect(response.json()).toEqual({ address: null, failure: 'away' })
    expect(cookies.size).toBe(0)
    await at.set(at.fjordlund, 'fjordlund.test')
    expect((await at.begin('ada@fjordlund.test')).failure).toBeNull()
  })

  test('[W02] too many tries from one address wait, and lead to the login', async () => {
    const { db } = at.service
    await db.deleteFrom('tries').execute()
    const { result } = await at.signIn(email)
    await db.updateTable('tries').set({ count: 300 }).execute()
    const refused = await at.begin(email)
    expect(refused.response.statusCode).toBe(429)
    expect(refused.response.headers['retry-after']).toBe('900')
    const url = new URL(`http://localhost/sign-in/${at.norrbygg}?state=a&code=b`)
    expect((await at.goBack(url, new Map())).result).toBe('failed.tooMany')
    await db.deleteFrom('tries').execute()
    expect((await at.finish(result)).statusCode).toBe(200)
  })
})
