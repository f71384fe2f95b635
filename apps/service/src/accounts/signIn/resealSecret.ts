import type { Kysely } from 'kysely'
import type { Tokens } from '../../contract/Tokens'
import type { Database } from '../../storage/Database'
import type { CompanySignIn } from './readSignIn'

/**
 * Encrypts the secret of a client with the newest SESSION_SECRET, so that it stays readable when the earlier one is
 * taken away. A secret that was set meanwhile stays.
 */
export async function resealSecret(
  db: Kysely<Database>,
  { reseal }: Tokens,
  { companyId, sealedSecret }: CompanySignIn,
): Promise<void> {
  const fresh = await reseal(sealedSecret)
  if (fresh === null) return
  await db
    .updateTable('company_sign_ins')
    .set({ client_secret: fresh })
    .where('subscriber_id', '=', companyId)
    .where('client_secret', '=', sealedSecret)
    .execute()
}
