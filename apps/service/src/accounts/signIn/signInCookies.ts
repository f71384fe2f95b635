import { limits } from '@spadestik/domain/limits'
import { hashSecret } from '../auth/secrets'
import type { FailureKind } from './SignInFailure'

/** The pages to which providers send browsers back are below this path. */
export const signInPrefix = '/sign-in'

/** Each login has a cookie of its own, so that one tab does not break another. */
const nameOf = (state: string) => `signIn-${hashSecret(state).slice(0, 16)}`

const secureIf = (origin: string) => (origin.startsWith('https:') ? '; Secure' : '')

function verifierCookie(origin: string, state: string, value: string, seconds: number): string {
  return `${nameOf(state)}=${value}; Path=${signInPrefix}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secureIf(origin)}`
}

/** Returns the cookie by which a browser is known when it returns. Scripts cannot read it. */
export const keepVerifier = (origin: string, state: string, verifier: string): string =>
  verifierCookie(origin, state, verifier, limits.companySignInMinutes * 60)

export const forgetVerifier = (origin: string, state: string): string => verifierCookie(origin, state, '', 0)

/** Returns the value of the cookie of a login. Null if the browser did not begin it. */
export function readVerifier(cookies: string | undefined, state: string): string | null {
  const start = `${nameOf(state)}=`
  const found = (cookies ?? '').split('; ').find((cookie) => cookie.startsWith(start))
  return found?.slice(start.length) ?? null
}

/**
 * Returns the cookie with which the app learns how a login ended. The app deletes it and exchanges the token, so that
 * no token is in an address, which would end in logs and in the history.
 */
export function resultCookie(
  origin: string,
  result: { readonly token: string } | { readonly failure: FailureKind },
): string {
  const value = 'token' in result ? `token.${result.token}` : `failed.${result.failure}`
  return `companySignIn=${value}; Path=/; Max-Age=${limits.signInTokenMinutes * 60}; SameSite=Lax${secureIf(origin)}`
}
