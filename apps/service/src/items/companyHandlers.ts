import { limits } from '@spadestik/domain/limits'
import { sql } from 'kysely'
import type { Handler } from '../contract/Operation'
import { found } from '../contract/Problem'
import { viewOf } from '../contract/View'
import { fileIn } from './responses/fileIn'
import { brandLogo } from './brandLogo'
import { readCompany } from './responses/readCompany'
import { readContacts } from './responses/readContacts'
import { readRoles } from './responses/readRoles'
import { sortedRoles } from './responses/sortedRoles'

export const getCompany: Handler<'getCompany'> = async (call) =>
  found(await readCompany(call.db, call.path.id, viewOf(call)), 'company')

export const getCompanyRoles: Handler<'getCompanyRoles'> = async (call) => {
  const { db, path, query, language } = call
  found(await db.selectFrom('companies').select('id').where('id', '=', path.id).executeTakeFirst(), 'company')
  const { index = 0, limit = limits.companyRolesPageSize, sort = 'added', ascending = false } = query
  const roles = await readRoles(db, viewOf(call), sql`r.company_id = ${path.id}`)
  const sorted = sortedRoles(roles, sort, ascending, language)
  return { items: sorted.slice(index * limit, (index + 1) * limit), count: roles.length }
}

export const getCompanyLogo: Handler<'getCompanyLogo'> = async ({ query }) =>
  fileIn(query.domainId, brandLogo)

export const getCompanyContacts: Handler<'getCompanyContacts'> = async ({ db, path }) => {
  found(await db.selectFrom('companies').select('id').where('id', '=', path.id).executeTakeFirst(), 'company')
  return readContacts(db, { companyId: path.id })
}

export const getContact: Handler<'getContact'> = async ({ db, path }) => {
  const [contact] = await readContacts(db, { contactId: path.id })
  return found(contact, 'contact')
}
