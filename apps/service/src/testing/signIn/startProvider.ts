import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import type { Configuration } from 'oidc-provider'
import Provider from 'oidc-provider'
import { MapAdapter } from './MapAdapter'

/** A client of the provider. */
interface TestClient {
  readonly id: string
  readonly secret: string
  readonly redirectUris: readonly string[]
}

/** The claims of the person who signs in. `sub` identifies the person. */
export type TestPerson = { readonly sub: string } & Readonly<Record<string, unknown>>

export interface TestProvider {
  readonly issuer: string
  /** Who signs in next. */
  person: TestPerson
  /** How often the discovery document was read. */
  readonly discoveries: () => number
  readonly stop: () => Promise<void>
}

const pagePrefix = '/person/'

const page = (person: TestPerson) => `<!doctype html><html lang="en"><title>The company's provider</title>
<h1>The company's provider</h1><form method="post"><button>Continue as ${String(person['email'])}</button></form>`

/**
 * Starts a provider of OpenID Connect on this machine, with a clock and keys of its own. Every person may sign in.
 *
 * @param settings the clients; whether people must press a button; whether the token has the address, which is
 * otherwise only at the address for the user's data
 */
export async function startProvider(settings: {
  readonly clients: readonly TestClient[]
  readonly person: TestPerson
  readonly asks?: boolean
  readonly hasClaimsInToken?: boolean
}): Promise<TestProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'test' }
  // A test that ends does not wait for it.
  const server = createServer().unref()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const started = { issuer, person: settings.person }
  const people = new Map<string, TestPerson>()
  const configuration: Configuration = {
    clients: settings.clients.map(({ id, secret, redirectUris }) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: [...redirectUris],
    })),
    jwks: { keys: [key] as never },
    cookies: { keys: ['a key of the tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name'] },
    conformIdTokenClaims: settings.hasClaimsInToken !== true,
    adapter: MapAdapter,
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `${pagePrefix}${uid}` },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: async () => ({ ...people.get(accountId), sub: accountId }),
    }),
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc
      const grant = new ctx.oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
  const provider = new Provider(issuer, configuration)
  let discoveries = 0
  provider.use(async (ctx, next) => {
    if (ctx.path.startsWith('/.well-known/')) discoveries += 1
    if (!ctx.path.startsWith(pagePrefix)) return next()
    if (settings.asks === true && ctx.method === 'GET') {
      ctx.type = 'html'
      ctx.body = page(started.person)
      return undefined
    }
    const { person } = started
    people.set(person.sub, person)
    const result = { login: { accountId: person.sub } }
    ctx.respond = false
    return provider.interactionFinished(ctx.req, ctx.res, result)
  })
  server.on('request', provider.callback())
  return Object.assign(started, {
    discoveries: () => discoveries,
    stop: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  })
}
