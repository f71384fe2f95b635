import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client'
import { isPagePath } from '../contract/isPagePath'
import type { Handler } from '../contract/Operation'
import { Problem } from '../contract/Problem'
import { findAccount } from './auth/findAccount'
import { logIn } from './logIn'
import { takeToken } from './auth/oneTimeTokens'
import { takeTry, tryLimits } from './auth/takeTry'
import { originOf, redirectUriOf } from './signIn/originOf'
import { signInOfAddress } from './signIn/readSignIn'
import { resealSecret } from './signIn/resealSecret'
import { keepVerifier } from './signIn/signInCookies'
import { SignInFailure } from './signIn/SignInFailure'
import { beginSignIn } from './signIn/signInStates'

/** Returns the address at which a user signs in at the company, and binds the login to the browser by a cookie. */
export const beginCompanySignIn: Handler<'beginCompanySignIn'> = async (call) => {
  const { db, body, query, now, address: caller, publicUrl, providers, tokens, setHeader } = call
  await takeTry(call, tryLimits.companySignIn('begin', caller))
  const email = body.email.toLowerCase()
  const signIn = await signInOfAddress(db, email)
  if (signIn === null) return { address: null, failure: 'unknown' }
  const { domainId } = query
  try {
    const config = await providers.of(signIn)
    await resealSecret(db, tokens, signIn)
    const origin = originOf(publicUrl, domainId)
    const path = isPagePath(body.path) ? body.path : '/'
    const { state, verifier, nonce } = await beginSignIn(db, { ...signIn, path, domainId }, now)
    setHeader('set-cookie', keepVerifier(origin, state, verifier))
    const { href } = buildAuthorizationUrl(config, {
      redirect_uri: redirectUriOf(origin, signIn.companyId),
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      login_hint: email,
    })
    return { address: href, failure: null }
  } catch (error) {
    if (error instanceof SignInFailure) return { address: null, failure: 'away' }
    throw error
  }
}

/** Signs in a user who has returned from the company's provider, and ends the previous session (W02). */
export const finishCompanySignIn: Handler<'finishCompanySignIn'> = async (call) => {
  const { db, body, query, now, address } = call
  await takeTry(call, tryLimits.companySignIn('finish', address))
  const id = await takeToken(db, 'signIn', body.token, now)
  const account = id === null ? null : await findAccount(db, { id })
  if (account?.covers(query.domainId) === true) return logIn(call, account.id)
  throw new Problem(
    'signedOut',
    'The sign-in was used, has expired, or belongs to a user who may not log in here, so nobody was signed in. Sign in again.',
  )
}
