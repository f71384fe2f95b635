import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import type { Database } from '../../storage/Database'
import { hashSecret, makeSecret } from '../auth/secrets'

/** A login that waits for the return of a browser. */
interface WaitingSignIn {
  readonly companyId: number
  /** The page of the app that is shown afterwards. */
  readonly path: string
  /** The national domain (dk, se or no) where the browser began. */
  readonly domainId: number
}

/**
 * What a browser and the provider are given. The verifier is in the cookie only, and the nonce follows from it, so that
 * the database alone helps nobody.
 */
interface BegunSignIn {
  readonly state: string
  readonly verifier: string
  readonly nonce: string
}

export const nonceOf = (verifier: string): string => hashSecret(`nonce ${verifier}`)

export async function beginSignIn(
  db: Kysely<Database>,
  { companyId, path, domainId }: WaitingSignIn,
  now: Date,
): Promise<BegunSignIn> {
  const [state, verifier] = [makeSecret(), makeSecret()]
  await db
    .insertInto('sign_in_states')
    .values({
      hash: hashSecret(state),
      browser_hash: hashSecret(verifier),
      subscriber_id: companyId,
      path,
      domain_id: domainId,
      expires: new Date(now.getTime() + limits.companySignInMinutes * 60_000).toISOString(),
    })
    .execute()
  return { state, verifier, nonce: nonceOf(verifier) }
}

/**
 * Returns the login to which a state belongs, and forgets it, so that of two answers with the same state one counts.
 * Null if the state is unknown, used or expired.
 */
export async function takeSignIn(
  db: Kysely<Database>,
  state: string,
  now: Date,
): Promise<(WaitingSignIn & { readonly browserHash: string }) | null> {
  const row = await db
    .deleteFrom('sign_in_states')
    .where('hash', '=', hashSecret(state))
    .where('expires', '>', now.toISOString())
    .returning(['subscriber_id as companyId', 'path', 'domain_id as domainId', 'browser_hash as browserHash'])
    .executeTakeFirst()
  return row ?? null
}
