import { readAudit } from '../../accounts/provisioning/audit'
import { findCompanies } from '../../accounts/provisioning/companies'
import { pageOfProducts } from '../../accounts/provisioning/products'
import { findUsers } from '../../accounts/provisioning/managedUsers'
import type { Handler } from '../../contract/Operation'
import { asManagedCompany, asManagedProduct, asManagedUser, timeOf, usualLimit } from './asManaged'

export const getManagedCompanies: Handler<'getManagedCompanies'> = async ({ db, query }) => {
  const { text = '', index = 0, limit = usualLimit } = query
  const { items, count } = await findCompanies(db, { text, index, limit })
  return { items: items.map((company) => asManagedCompany(company)), count }
}

export const getManagedUsers: Handler<'getManagedUsers'> = async ({ db, query }) => {
  const { text = '', index = 0, limit = usualLimit, companyId, id } = query
  const { items, count } = await findUsers(db, { text, index, limit, companyId, id })
  return { items: items.map((user) => asManagedUser(user)), count }
}

export const getManagedProducts: Handler<'getManagedProducts'> = async ({ db, query }) => {
  const { text = '', index = 0, limit = usualLimit } = query
  const { items, count } = await pageOfProducts(db, { text, index, limit })
  return { items: items.map((product) => asManagedProduct(product)), count }
}

export const getAudit: Handler<'getAudit'> = async ({ db, query }) => {
  const { before = null, limit = usualLimit } = query
  // One entry more than wanted shows whether there is another page.
  const entries = await readAudit(db, { before, limit: limit + 1 })
  const items = entries.slice(0, limit).map((entry) => ({
    ...entry,
    at: timeOf(entry.at),
    before: entry.before === null ? null : { ...entry.before },
    after: entry.after === null ? null : { ...entry.after },
  }))
  return { items, before: entries.length > limit ? (items.at(-1)?.id ?? null) : null }
}
