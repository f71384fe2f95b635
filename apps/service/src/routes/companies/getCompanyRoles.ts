import { limits } from '@spadestik/domain/limits'
import { sql } from 'kysely'
import { found } from '../../app/found'
import type { Handler } from '../../app/Operation'
import { viewOf } from '../../app/viewOf'
import { sortedRoles } from '../../responses/sortedRoles'
import { readRoles } from '../../responses/readRoles'

/**
 * Answers a page of the roles of a company, sorted as asked.
 *
 * @source specification 2
 */
export const getCompanyRoles: Handler<'getCompanyRoles'> = async (call) => {
  const { db, path, query, language } = call
  found(await db.selectFrom('companies').select('id').where('id', '=', path.id).executeTakeFirst(), 'company')
  const { index = 0, limit = limits.companyRolesPageSize, sort = 'added', ascending = false } = query
  const roles = await readRoles(db, viewOf(call), sql`r.company_id = ${path.id}`)
  const sorted = sortedRoles(roles, sort, ascending, language)
  return { items: sorted.slice(index * limit, (index + 1) * limit), count: roles.length }
}
