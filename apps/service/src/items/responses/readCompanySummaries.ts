import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import type { View } from '../../contract/View'
import { fileIn } from './fileIn'
import type { Database } from '../../storage/Database'
import type { CompanyDetails } from '../../storage/records/CompanyRecord'
import { inOrder } from './inOrder'
import { localDay } from './localTime'
import { withoutTexts } from './withoutTexts'

/** Reads the summaries of companies, in the order of the given ids. */
export async function readCompanySummaries(
  db: Kysely<Database>,
  ids: readonly number[],
  { timeZone }: View,
): Promise<Schemas['CompanySummary'][]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'name', 'role_count', 'updated'])
    .select(withoutTexts<CompanyDetails>())
    .where('id', '=', (any) => any.fn.any(any.val([...ids])))
    .execute()
  return inOrder(rows, ids).map(({ id, name, details, role_count: roleCount, updated }) => ({
    id,
    companyName: name,
    cvr: details.cvr,
    address: details.address,
    postalCode: details.postalCode,
    city: details.city,
    roleCount,
    lastUpdated: updated,
    lastUpdateDate: localDay(updated, timeZone),
    coverImage: details.logo === null ? null : fileIn(id, details.logo),
  }))
}
