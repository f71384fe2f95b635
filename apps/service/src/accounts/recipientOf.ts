import type { Kysely } from 'kysely'
import type { Call, OperationId } from '../contract/Operation'
import type { Recipient } from '../mail/queueMail'
import { languageCode } from '../reference/languages'
import type { Database } from '../storage/Database'

/**
 * Returns a user as the recipient of an e-mail, in the language and with links to the national domain (dk, se
 * or no) of the account. Before the first login these are unknown, so those of the call are used (ADR 82).
 */
export async function recipientOf(
  db: Kysely<Database>,
  userId: number,
  {
    language,
    query,
  }: Pick<Call<OperationId>, 'language'> & { readonly query: { readonly domainId: number } },
): Promise<Recipient> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'language_id', 'domain_id', 'is_home_known'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const { email } = user
  return user.is_home_known
    ? { email, language: languageCode(user.language_id), domainId: user.domain_id }
    : { email, language, domainId: query.domainId }
}
