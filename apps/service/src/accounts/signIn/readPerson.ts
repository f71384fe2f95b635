import type { Configuration } from 'openid-client'
import { authorizationCodeGrant, fetchUserInfo } from 'openid-client'
import { nonceOf } from './signInStates'
import { SignInFailure } from './SignInFailure'

/** Who a provider says has signed in. */
export interface Person {
  readonly issuer: string
  /** Identifies the person at the issuer, whatever the address is. */
  readonly subject: string
  /** In lower case. */
  readonly email: string
  readonly name: string
}

type Claims = Readonly<Record<string, unknown>>

const longestAddress = 254
const longestName = 100
const subjectPattern = /^[\u0020-\u007e]{1,255}$/u

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .slice(0, 1000)
        .toWellFormed()
        .replaceAll(/[\p{C}\s]+/gu, ' ')
        .trim()
    : ''

function emailIn(claims: Claims, trustsAddresses: boolean): string {
  const { email, email_verified: isVerified } = claims
  if (typeof email !== 'string' || email.length > longestAddress)
    throw new SignInFailure('unverified', 'The provider did not say an e-mail address.')
  const isTrusted = isVerified === undefined && trustsAddresses
  if (isVerified !== true && isVerified !== 'true' && !isTrusted)
    throw new SignInFailure('unverified', 'The provider did not say that the e-mail address is verified.')
  return textOf(email).toLowerCase()
}

function nameIn(claims: Claims, email: string): string {
  const names = [
    textOf(claims['name']),
    `${textOf(claims['given_name'])} ${textOf(claims['family_name'])}`.trim(),
    email.slice(0, email.lastIndexOf('@')),
  ]
  return (names.find((name) => name.length > 1) ?? email).slice(0, longestName).toWellFormed()
}

/**
 * Exchanges the code in the address of a returning browser, and returns who signed in. The library checks the state,
 * the issuer, the audience, the nonce, the times and the signature.
 *
 * @throws SignInFailure `unverified` without a verified address; Error of the library for everything else.
 */
export async function readPerson(
  config: Configuration,
  address: URL,
  { state, verifier }: { readonly state: string; readonly verifier: string },
  trustsAddresses: boolean,
): Promise<Person> {
  const tokens = await authorizationCodeGrant(config, address, {
    expectedState: state,
    expectedNonce: nonceOf(verifier),
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const identity = tokens.claims()
  if (identity === undefined || !subjectPattern.test(identity.sub))
    throw new SignInFailure('invalid', 'The provider did not say who signed in.')
  const hasRest = identity['email'] !== undefined || config.serverMetadata().userinfo_endpoint === undefined
  // Many providers put the address only there, and not into the token.
  const claims: Claims = hasRest ? identity : await fetchUserInfo(config, tokens.access_token, identity.sub)
  const email = emailIn(claims, trustsAddresses)
  return { issuer: identity.iss, subject: identity.sub, email, name: nameIn(claims, email) }
}
