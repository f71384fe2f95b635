import { runAdminCommand } from '../../admin/runAdminCommand'
import type { Config } from '../../server/operations/Config'
import { createTokens } from '../../contract/Tokens'
import { adminContext } from '../adminContext'
import type { ServiceUnderTest } from '../setUpService'
import { testConfig } from '../testConfig'
import { browse } from './browse'

/** Where the service of the tests is reached. */
const origin = 'http://localhost'

type Jar = Map<string, string>

/** The cookies of a response, by name. Those that are deleted are empty. */
function cookiesOf(header: string | readonly string[] | undefined): Jar {
  const lines = header === undefined ? [] : typeof header === 'string' ? [header] : header
  return new Map(
    lines.map((line) => {
      const [pair = ''] = line.split(';')
      return [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    }),
  )
}

/** How a login at a company ended. */
export interface SignInResult {
  /** The page of the app to which the browser was led. */
  readonly location: string
  /** Such as `failed.expired`, or `token.` with the token. */
  readonly result: string
}

/** Calls a service as the browser of somebody who signs in at a company. */
export function companySignIn(service: ServiceUnderTest, changes: Partial<Config>) {
  const { secrets, clock } = testConfig(changes)
  const set = (company: number, secret: string, ...options: string[]) =>
    runAdminCommand(
      { ...adminContext(service.db, clock(), secret), seal: createTokens(secrets).seal, publicUrl: origin },
      ['sign-in', 'set', String(company), '--secret', 'stdin', ...options],
    )

  async function begin(email: string, path = '/settings', domainId = 9) {
    const response = await service.call('POST', '/company-sign-in', { body: { email, path }, domainId })
    const { address, failure } = response.json<{ address: string | null; failure: string | null }>()
    return { address: address ?? '', failure, cookies: cookiesOf(response.headers['set-cookie']), response }
  }

  async function goBack(url: URL, cookies: Jar): Promise<SignInResult> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await service.app.inject({ url: url.pathname + url.search, headers: { cookie } })
    const location = String(response.headers['location'])
    return { location, result: cookiesOf(response.headers['set-cookie']).get('companySignIn') ?? '' }
  }

  /** Begins, signs in at the provider, and comes back. */
  async function signIn(email: string, path?: string): Promise<SignInResult> {
    const { address, cookies } = await begin(email, path)
    return goBack(await browse(address), cookies)
  }

  const finish = (result: string, domainId = 9) =>
    service.call('POST', '/company-sign-in/auth', {
      body: { token: result.replace(/^token\./u, '') },
      domainId,
    })

  return { set, begin, browse, goBack, signIn, finish }
}
