import type { Kysely } from 'kysely'
import type { LanguageCode } from '../reference/languages'
import { nameIn } from '../terms/inLanguage'
import type { Database } from '../storage/Database'
import type { AgentFilters } from '../storage/records/AgentFilters'

/**
 * Returns a function that adds the names of criteria and companies to filters. Criteria and companies that no
 * longer exist get no name.
 */
export async function readFilterNames(
  db: Kysely<Database>,
  all: readonly AgentFilters[],
  language: LanguageCode,
): Promise<(filters: AgentFilters) => AgentFilters> {
  const criterionIds = new Set(all.flatMap(({ criteria }) => criteria.map(({ id }) => id)))
  const companyIds = new Set(
    all.flatMap((filters) => ('companies' in filters ? filters.companies.map(({ id }) => id) : [])),
  )
  const criteria = await db
    .selectFrom('criteria')
    .select(['id', 'names'])
    .where('id', '=', (any) => any.fn.any(any.val([...criterionIds])))
    .execute()
  const companies = await db
    .selectFrom('companies')
    .select(['id', 'name', 'details'])
    .where('id', '=', (any) => any.fn.any(any.val([...companyIds])))
    .execute()
  const criterionNames = new Map(criteria.map(({ id, names }) => [id, nameIn(names, language, 'en')]))
  const byCompanyId = new Map(companies.map((company) => [company.id, company]))
  const named = (filters: AgentFilters) =>
    filters.criteria.map((criterion) => {
      const name = criterionNames.get(criterion.id)
      return name === undefined ? criterion : { ...criterion, name }
    })
  return (filters) => {
    if (!('companies' in filters)) return { ...filters, criteria: named(filters) }
    const partners = filters.companies.map(({ id }) => {
      const company = byCompanyId.get(id)
      if (company === undefined) return { id }
      return { id, companyName: company.name, cvr: company.details.cvr, city: company.details.city }
    })
    return { ...filters, criteria: named(filters), companies: partners }
  }
}
