import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { isDatabaseAway } from '../../storage/isDatabaseAway'
import { ProviderAway } from './boundedFetch'
import { SignInFailure } from './SignInFailure'

const away = new Set(['server_error', 'temporarily_unavailable'])

/** The codes of OAuth, such as `invalid_client`. */
const errorCode = /^[a-z_]{1,40}$/u

/** The codes of Node for connections and certificates. Those of the library begin with OAUTH. */
const networkCode = /^(?!OAUTH)[A-Z][A-Z0-9_]{2,60}$/u

function wasCausedByAbsence(error: unknown, depth = 0): boolean {
  if (error instanceof ProviderAway) return true
  if (!(error instanceof Error) || depth > 5) return false
  const { code } = error as { readonly code?: unknown }
  return code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT' || wasCausedByAbsence(error.cause, depth + 1)
}

/** Returns the code of the first cause that has one of the network, such as ECONNREFUSED, in brackets. */
function codeOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error) || depth > 5) return ''
  const { code } = error as { readonly code?: unknown }
  return typeof code === 'string' && networkCode.test(code) ? ` (${code})` : codeOf(error.cause, depth + 1)
}

/** Whether an error is one that providers and browsers can cause. Others are faults of the service. */
export const isForeseen = (error: unknown): boolean =>
  error instanceof SignInFailure ||
  error instanceof ClientError ||
  error instanceof AuthorizationResponseError ||
  error instanceof ResponseBodyError ||
  error instanceof WWWAuthenticateChallengeError

/** Returns why a call of the library failed. Its own words can have what the provider said, so they are left out. */
export function failureOf(error: unknown): SignInFailure {
  if (error instanceof SignInFailure) return error
  if (error instanceof AuthorizationResponseError) {
    const kind = away.has(error.error) ? 'away' : 'refused'
    return new SignInFailure(kind, 'The provider signed nobody in.')
  }
  if (wasCausedByAbsence(error))
    return new SignInFailure('away', `The provider does not respond${codeOf(error)}.`)
  const { code, name } = Object(error) as { readonly code?: unknown; readonly name?: unknown }
  if (isDatabaseAway(error) || code === 'FST_UNDER_PRESSURE')
    return new SignInFailure('away', 'The service has too much to do, or its database does not respond.')
  const said = error instanceof ResponseBodyError && errorCode.test(error.error) ? ` (${error.error})` : ''
  return new SignInFailure('invalid', `The answer did not pass the checks: ${String(code ?? name)}${said}.`)
}
