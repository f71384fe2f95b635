import type { ClientAuth, Configuration } from 'openid-client'
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import type { ProviderClient, Providers } from '../../contract/Providers'
import type { Tokens } from '../../contract/Tokens'
import { boundedFetch } from './boundedFetch'
import { failureOf } from './failureOf'
import { isAllowedIssuer } from '../provisioning/isAllowedIssuer'
import { SignInFailure } from './SignInFailure'

const timeoutSeconds = 5
const mostProviders = 100
const keptMs = 3_600_000

/** Sends the secret in the header, unless the provider takes it in the body only. */
function authenticateWith(secret: string): ClientAuth {
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost
    authenticate(secret)(server, ...rest)
  }
}

/**
 * Asks a provider who it is, within five seconds and without following redirects.
 *
 * @throws SignInFailure or an error of the library when it does not respond, or says that it is another issuer.
 */
export async function discover(
  { issuer, clientId }: Pick<ProviderClient, 'issuer' | 'clientId'>,
  secret: string,
  allowsHttp: boolean,
): Promise<Configuration> {
  if (!isAllowedIssuer(issuer, allowsHttp))
    throw new SignInFailure('away', 'The issuer is not an https address, so it was not asked.')
  const config = await discovery(new URL(issuer), clientId, undefined, authenticateWith(secret), {
    [customFetch]: boundedFetch,
    timeout: timeoutSeconds,
    execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
  })
  // The library accepts the shared issuers of some providers, whose documents name no issuer of one company.
  if (config.serverMetadata().issuer.replace(/\/$/u, '') !== issuer.replace(/\/$/u, ''))
    throw new SignInFailure('invalid', 'The provider says that it is another issuer.')
  return config
}

function openSecret(open: Tokens['open'], { sealedSecret }: ProviderClient): Promise<string> {
  return open(sealedSecret).catch((error: unknown) => {
    const message = 'The secret of the client was encrypted with a SESSION_SECRET that is gone. Set it again.'
    throw new SignInFailure('invalid', message, { cause: error })
  })
}

interface Settings {
  readonly open: Tokens['open']
  readonly clock: () => Date
  /** Whether issuers on this machine may have http addresses. False in production. */
  readonly allowsHttp: boolean
  /** Reports providers that cannot be used. */
  readonly report: (facts: object, words: string) => void
}

/** Creates the providers. What a provider says is kept for an hour, of a hundred providers at most. */
export function createProviders({ open, clock, allowsHttp, report }: Settings): Providers {
  const kept = new Map<string, { readonly config: Promise<Configuration>; readonly until: number }>()
  return {
    of: async (client) => {
      const key = JSON.stringify([client.issuer, client.clientId, client.sealedSecret])
      const now = clock().getTime()
      const found = kept.get(key)
      if (found !== undefined && found.until > now) return found.config
      kept.delete(key)
      const config = openSecret(open, client)
        .then((secret) => discover(client, secret, allowsHttp))
        .catch((error: unknown) => {
          kept.delete(key)
          const failure = failureOf(error)
          report({ issuer: client.issuer, reason: failure.message }, 'a provider of sign-ins cannot be used')
          throw failure
        })
      const [oldest] = kept.keys()
      if (kept.size >= mostProviders && oldest !== undefined) kept.delete(oldest)
      kept.set(key, { config, until: now + keptMs })
      return config
    },
  }
}
