import type { Handler } from '../http/Operation'
import { found } from '../http/Problem'
import { viewOf } from '../http/View'
import { readCompany } from './responses/readCompany'
import { limits } from '@spadestik/domain/limits'
import { sql } from 'kysely'
import { sortedRoles } from './responses/sortedRoles'
import { readRoles } from './responses/readRoles'
import { brandLogo } from './brandLogo'
import { fileIn } from '../reference/responses/fileIn'
import { readContacts } from './responses/readContacts'

/** Answers a company, as far as the caller may see it. */
export const getCompany: Handler<'getCompany'> = async (call) =>
  found(await readCompany(call.db, call.path.id, viewOf(call)), 'company')

/** Answers a page of the roles of a company, sorted as asked. */
export const getCompanyRoles: Handler<'getCompanyRoles'> = async (call) => {
  const { db, path, query, language } = call
  found(await db.selectFrom('companies').select('id').where('id', '=', path.id).executeTakeFirst(), 'company')
  const { index = 0, limit = limits.companyRolesPageSize, sort = 'added', ascending = false } = query
  const roles = await readRoles(db, viewOf(call), sql`r.company_id = ${path.id}`)
  const sorted = sortedRoles(roles, sort, ascending, language)
  return { items: sorted.slice(index * limit, (index + 1) * limit), count: roles.length }
}

/** Answers the logo of the company behind the national domain, which reports print. */
export const getCompanyLogo: Handler<'getCompanyLogo'> = async ({ query }) =>
  fileIn(query.domainId, brandLogo)

/** Answers the contacts of a company in its own order. */
export const getCompanyContacts: Handler<'getCompanyContacts'> = async ({ db, path }) => {
  found(await db.selectFrom('companies').select('id').where('id', '=', path.id).executeTakeFirst(), 'company')
  return readContacts(db, { companyId: path.id })
}

/** Answers a contact of a company. */
export const getContact: Handler<'getContact'> = async ({ db, path }) => {
  const [contact] = await readContacts(db, { contactId: path.id })
  return found(contact, 'contact')
}
