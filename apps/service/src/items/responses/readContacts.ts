import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import type { Database } from '../../storage/Database'

export async function readContacts(
  db: Kysely<Database>,
  which: { readonly companyId: number } | { readonly contactId: number },
): Promise<Schemas['Contact'][]> {
  const all = db
    .selectFrom('contacts')
    .select(['id', 'name', 'job as position', 'mail', 'phone'])
    .orderBy('contacts.position')
  return 'companyId' in which
    ? all.where('company_id', '=', which.companyId).execute()
    : all.where('id', '=', which.contactId).execute()
}
