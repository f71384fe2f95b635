import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOfSecret, runAdminCommand } from '../../admin/runAdminCommand'
import { createTokens } from '../../contract/Tokens'
import { adminContext } from '../../testing/adminContext'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { companySignIn } from '../../testing/signIn/companySignIn'
import { startProvider } from '../../testing/signIn/startProvider'

const now = new Date('2026-11-27T10:00:00Z')
const secret = 'zq-the-secret-of-the-client'
const old = 'the secret of last year, which was good enough'
const fresh = 'the secret of this year, which nobody has seen'

describe.each(mainEngines)('setting where companies sign in on %s', (engine) => {
  let service: ServiceUnderTest
  const ids: number[] = []
  const environment: Record<string, string> = {}
  const run = (input: string | null, ...words: string[]) => {
    const context = { ...adminContext(service.db, now, input), seal: createTokens([old]).seal, environment }
    return runAdminCommand(context, words)
  }
  const set = (id: number | undefined, ...options: string[]) =>
    run(secret, 'sign-in', 'set', String(id), '--secret', 'stdin', '--unchecked', ...options)
  const whole =
    '--issuer https://login.norrbygg.test/realms/all --client spadestik --domains Norrbygg.test,norrbygg.se --domain se --product demo-complete'.split(
      ' ',
    )
  const check = (issuer: string, ...more: string[]) =>
    run(secret, 'sign-in', 'set', String(ids[0]), '--secret', 'stdin', ...whole, '--issuer', issuer, ...more)
  const row = (id: number | undefined) =>
    service.db
      .selectFrom('company_sign_ins')
      .selectAll()
      .where('subscriber_id', '=', id ?? 0)
      .executeTakeFirst()

  beforeAll(async () => {
    service = await setUpService(engine)
    for (const name of ['Norrbygg AB', 'Fjordlund A/S'])
      ids.push((JSON.parse(await run(null, 'companies', 'add', name, '--json')) as { id: number }).id)
  })
  afterAll(() => service.close())

  test('[W06] a sign-in needs an issuer, a client, a secret, domains and a national domain', async () => {
    await expect(run(null, 'sign-in', 'set', String(ids[0]))).rejects.toThrow(
      'lacks --issuer, --client, --domains, --domain, --secret, so nothing was saved',
    )
    await expect(run(null, 'sign-in', 'set', String(ids[0]), ...whole)).rejects.toThrow('--secret is missing')
    await expect(run(' ', 'sign-in', 'set', String(ids[0]), '--secret', 'env', ...whole)).rejects.toThrow(
      'The secret is empty',
    )
    await expect(set(999_999, ...whole)).rejects.toThrow('No company has the id 999999')
    expect(await row(ids[0])).toBeUndefined()
  })

  test.each([
    [['--issuer', 'http://login.norrbygg.test'], 'no https address'],
    [['--issuer', 'https://login.norrbygg.test/?a=b'], 'no https address'],
    [['--issuer', 'https://anne:secret@login.norrbygg.test'], 'no https address'],
    [['--issuer', 'https://login.microsoftonline.com/common/v2.0'], 'that of all companies'],
    [['--client', ''], '1 to 500 characters'],
    [['--domains', ''], 'is no domain of e-mail addresses'],
    [['--domains', 'eva@norrbygg.test'], 'is no domain of e-mail addresses'],
    [['--domains', 'gmail.com'], 'everybody can have an address'],
    [['--domains', Array.from({ length: 21 }, (_, index) => `a${index}.test`).join(',')], '1 to 20'],
    [['--domain', 'fi'], 'use dk, se or no'],
    [['--product', 'nothing'], 'No product has the code "nothing"'],
    [['--product', 'demo-norway'], 'does not cover the domain se'],
    [['--passwords', 'perhaps'], 'Use yes or no'],
  ])('[W06] a sign-in with %j is refused', async (options, words) => {
    await expect(set(ids[0], ...whole, ...options)).rejects.toThrow(words)
    expect(await row(ids[0])).toBeUndefined()
  })

  test('[W06] http is for this machine, and never in production', async () => {
    environment['NODE_ENV'] = 'production'
    await expect(set(ids[0], ...whole, '--issuer', 'http://localhost:9')).rejects.toThrow('no https address')
    environment['NODE_ENV'] = ''
    await expect(set(ids[0], ...whole, '--issuer', 'http://localhost:9')).resolves.toContain('localhost:9')
  })

  test('[W06] an issuer that does not answer, redirects or says that it is another one is refused, unless unchecked', async () => {
    const provider = await startProvider({ clients: [], person: { sub: 'eva' } })
    const redirecting = createServer((_request, response) =>
      response.writeHead(302, { location: `${provider.issuer}/.well-known/openid-configuration` }).end(),
    ).listen(0, '127.0.0.1')
    await once(redirecting, 'listening')
    const { port } = redirecting.address() as AddressInfo
    for (const [issuer, reason] of [
      ['http://127.0.0.1:1', /issuer http:\/\/127\.0\.0\.1:1 cannot be used: The provider does not respond/],
      [`http://127.0.0.1:${port}`, /cannot be used: .* with --unchecked/],
      [provider.issuer.replace('127.0.0.1', 'localhost'), /cannot be used: .* with --unchecked/],
    ] as const) {
      await expect(check(issuer)).rejects.toThrow(reason)
      expect((await row(ids[0]))?.issuer).not.toBe(issuer)
      await expect(check(issuer, '--unchecked')).resolves.toContain(issuer)
    }
    await expect(check(provider.issuer)).resolves.toContain(provider.issuer)
    redirecting.close()
    await provider.stop()
  })

  test('[W06] what was set is shown and recorded without the secret, with the address to register', async () => {
    const text = await set(ids[0], ...whole)
    expect(text).toContain('norrbygg.se,norrbygg.test')
    expect(text).toContain(`Redirect URI: https://spadestik.example/sign-in/${ids[0]}`)
    const shown = JSON.parse(await run(null, 'sign-in', 'show', String(ids[0]), '--json')) as object
    expect(shown).toEqual({
      companyId: ids[0],
      company: 'Norrbygg AB',
      issuer: 'https://login.norrbygg.test/realms/all',
      clientId: 'spadestik',
      domains: ['norrbygg.se', 'norrbygg.test'],
      product: 'demo-complete',
      domain: 'se',
      passwords: true,
      unverified: false,
      redirectUris: [`https://spadestik.example/sign-in/${ids[0]}`],
    })
    expect(await run(null, 'sign-in', 'list')).toContain('Norrbygg AB')
    const stored = JSON.stringify([
      await row(ids[0]),
      await service.db.selectFrom('audit_log').selectAll().execute(),
      text,
      shown,
    ])
    expect(stored).toContain('sign-in.set')
    expect(stored).not.toContain(secret)
    expect(await createTokens([old]).open((await row(ids[0]))?.client_secret ?? '')).toBe(secret)
  })

  test('[W06] what is left out stays, but a new issuer never gets the secret of the old one', async () => {
    const before = await row(ids[0])
    await run(null, 'sign-in', 'set', String(ids[0]), '--passwords', 'no')
    expect(await row(ids[0])).toEqual({ ...before, allows_passwords: false })
    await expect(
      run(null, 'sign-in', 'set', String(ids[0]), '--issuer', 'https://evil.test'),
    ).rejects.toThrow('a new issuer needs its own secret')
  })

  test('[W06] a domain belongs to one company', async () => {
    const own = [...whole, '--domains', 'fjordlund.test,norrbygg.se']
    await expect(set(ids[1], ...own)).rejects.toThrow('norrbygg.se belongs to the sign-in of another company')
    expect(await row(ids[1])).toBeUndefined()
    await set(ids[1], ...whole, '--domains', 'fjordlund.test')
    await run(null, 'sign-in', 'set', String(ids[0]), '--domains', 'norrbygg.test')
    await expect(set(ids[1], ...own)).resolves.toContain('norrbygg.se')
  })

  test('[W06] a removed sign-in is gone with its domains', async () => {
    await run(null, 'sign-in', 'remove', String(ids[1]))
    await expect(run(null, 'sign-in', 'show', String(ids[1]))).rejects.toThrow('has no sign-in of its own')
    await expect(run(null, 'sign-in', 'remove', String(ids[1]))).rejects.toThrow('has no sign-in of its own')
    await set(ids[0], '--domains', 'norrbygg.test,fjordlund.test')
  })

  test('[W06] a secret is never an argument', () => {
    for (const words of [['--secret', 'abc'], ['--secret=abc'], ['--secret']])
      expect(() => placeOfSecret(['sign-in', 'set', '1', ...words])).toThrow('never the secret itself')
    expect(placeOfSecret(['sign-in', 'set', '1', '--secret=env'])).toBe('env')
    expect(placeOfSecret(['sign-in', 'set', '1', '--secret', 'stdin'])).toBe('stdin')
    expect(placeOfSecret(['sign-in', 'show', '1'])).toBeNull()
  })
})

describe.each(mainEngines)('rotating the secret with a sign-in on %s', (engine) => {
  test('[W02] a secret that an earlier SESSION_SECRET has encrypted is encrypted anew when it is used', async () => {
    const service = await setUpService(engine, { secrets: [fresh, old] })
    const provider = await startProvider({
      clients: [{ id: 'spadestik', secret, redirectUris: ['http://localhost/sign-in/1'] }],
      person: { sub: 'eva' },
    })
    const { id } = JSON.parse(
      await runAdminCommand(adminContext(service.db, now), ['companies', 'add', 'Norrbygg AB', '--json']),
    ) as { id: number }
    const before = companySignIn(service, { secrets: [old] })
    const sealed = async () =>
      (await service.db.selectFrom('company_sign_ins').select('client_secret').executeTakeFirstOrThrow())
        .client_secret
    await before.set(
      id,
      secret,
      ...`--issuer ${provider.issuer} --client spadestik --domains norrbygg.test --domain se`.split(' '),
    )
    const first = await sealed()
    await expect(createTokens([fresh]).open(first)).rejects.toThrow('no longer known')
    expect((await before.begin('eva@norrbygg.test')).failure).toBeNull()
    const second = await sealed()
    expect(await createTokens([fresh]).open(second)).toBe(secret)
    await before.begin('eva@norrbygg.test')
    expect(await sealed()).toBe(second)

    await service.db
      .updateTable('company_sign_ins')
      .set({ client_secret: await createTokens(['a secret that was lost long ago']).seal(secret) })
      .execute()
    expect((await before.begin('eva@norrbygg.test')).failure).toBe('away')
    await provider.stop()
    await service.close()
  })
})
