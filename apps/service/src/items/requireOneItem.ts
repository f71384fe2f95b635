import type { Kysely } from 'kysely'
import { found, Problem } from '../contract/Problem'
import type { Database } from '../storage/Database'

/** Exactly one of the ids is set. */
export interface ItemReference {
  readonly project_id: number | null
  readonly procurement_id: number | null
  readonly company_id: number | null
}

const tables = [
  { field: 'projectId', table: 'projects', what: 'project' },
  { field: 'procurementId', table: 'procurements', what: 'procurement' },
  { field: 'companyId', table: 'companies', what: 'company' },
] as const

type Field = (typeof tables)[number]['field']

/** @throws Problem `badRequest` unless exactly one id is set, `notFound` when the item does not exist. */
export async function requireOneItem(
  db: Kysely<Database>,
  body: { readonly [Name in Field]?: number | null },
): Promise<ItemReference> {
  const given = tables.filter(({ field }) => typeof body[field] === 'number')
  const [one] = given
  if (one === undefined || given.length > 1) {
    throw new Problem(
      'badRequest',
      'It must be about exactly one item, so it was not saved. Name one project, procurement or company.',
      (given.length > 1 ? given : tables.slice(0, 1)).map(({ field }) => ({
        path: `/body/${field}`,
        message: 'must be the only id',
      })),
    )
  }
  const id = body[one.field] ?? 0
  found(await db.selectFrom(one.table).select('id').where('id', '=', id).executeTakeFirst(), one.what)
  return {
    project_id: one.field === 'projectId' ? id : null,
    procurement_id: one.field === 'procurementId' ? id : null,
    company_id: one.field === 'companyId' ? id : null,
  }
}
