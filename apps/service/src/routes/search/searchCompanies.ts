import type { Handler } from '../../app/Operation'
import { viewOf } from '../../app/viewOf'
import { readHighlights } from '../../highlights/readHighlights'
import { readCompanySummaries } from '../../responses/readCompanySummaries'
import { companyOrder, companySearch } from '../../search/companySearch'
import { pageOf } from '../../search/pageOf'
import { runSearch } from '../../search/runSearch'

/**
 * Searches companies.
 *
 * @source specification 4
 */
export const searchCompanies: Handler<'searchCompanies'> = async (call) => {
  const order = companyOrder(call.query.orderBy, call.body)
  const search = companySearch(call.body, call.language)
  const { ids, ...counts } = await runSearch(call.db, search, { ...pageOf(call.query), order })
  const view = viewOf(call)
  return {
    items: await readCompanySummaries(call.db, ids, view),
    ...counts,
    highlights: await readHighlights(call.db, 'company', ids, call.body, view),
  }
}
