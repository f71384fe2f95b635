import type { Handler } from '../../app/Operation'
import { companySearch } from '../../search/companySearch'
import { countSearch } from '../../search/runSearch'

const dayInMs = 86_400_000

/**
 * Counts the companies that a search finds, all of them or those updated within some days.
 *
 * @source specification 7
 */
export const countCompaniesAndRoles: Handler<'countCompaniesAndRoles'> = async ({
  db,
  body,
  query,
  language,
  now,
}) => {
  const days = query.maxDaysOld
  const since = days === undefined ? null : new Date(now.getTime() - days * dayInMs).toISOString()
  return { count: await countSearch(db, companySearch(body, language, since)) }
}
