import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'

/** @param mayAdminister false while an administrator acts as the user, who is no administrator then */
export async function readUser(
  db: Kysely<Database>,
  userId: number,
  mayAdminister = true,
): Promise<Schemas['User']> {
  const row = await db
    .selectFrom('users')
    .innerJoin('subscribers', 'subscribers.id', 'users.subscriber_id')
    .leftJoin('running_products as products', 'products.id', 'users.product_id')
    .select(['users.id', 'users.person_id', 'users.name', 'users.email', 'users.phone', 'users.position'])
    .select([
      'users.show_popups',
      'users.language_id',
      'users.is_administrator',
      'subscribers.name as company',
      'products.name as product_name',
      'products.basic',
    ])
    .select(['products.company_enabled', 'products.allowed_project_phases'])
    .leftJoin('products as ended', (join) =>
      join.onRef('ended.id', '=', 'users.product_id').on('ended.runs_until', '<=', sql<string>`now()`),
    )
    .select(['ended.name as ended_name', 'ended.runs_until as ended_at'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  const { basic, product_name: name, company_enabled: companyEnabled, allowed_project_phases: phases } = row
  const hasProduct = name !== null && basic !== null && companyEnabled !== null && phases !== null
  return {
    id: row.id,
    personId: row.person_id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    position: row.position,
    company: row.company,
    showPopups: row.show_popups,
    languageId: row.language_id,
    ...(row.ended_name === null || row.ended_at === null
      ? {}
      : { endedProduct: { name: row.ended_name, ended: new Date(row.ended_at).toISOString() } }),
    ...(row.is_administrator && mayAdminister ? { administrator: true } : {}),
    product: hasProduct ? { name, basic, companyEnabled, allowedProjectPhases: phases } : null,
  }
}
