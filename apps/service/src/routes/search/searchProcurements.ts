import type { Handler } from '../../app/Operation'
import { viewOf } from '../../app/viewOf'
import { facetOf, withoutFacet } from '../../facets/facetOf'
import { readFacet } from '../../facets/readFacet'
import { readHighlights } from '../../highlights/readHighlights'
import { readReasons } from '../../reasons/readReasons'
import { readProcurementSummaries } from '../../responses/readProcurementSummaries'
import { pageOf } from '../../search/pageOf'
import { procurementSearch } from '../../search/procurementSearch'
import { runSearch } from '../../search/runSearch'

/**
 * Searches procurements.
 *
 * @source specification 2
 */
export const searchProcurements: Handler<'searchProcurements'> = async (call) => {
  const { db, body } = call
  const prepare = (filters: typeof body) => procurementSearch(db, call.caller, filters, call.language)
  const search = await prepare(body)
  const { ids, ...counts } = await runSearch(db, search, pageOf(call.query))
  const view = viewOf(call)
  const facet = facetOf(call.query)
  return {
    items: await readProcurementSummaries(db, ids, view),
    ...counts,
    highlights: await readHighlights(db, 'procurement', ids, body, view),
    reasons: await readReasons(db, search, ids, body),
    ...(facet !== null && { facet: await readFacet(db, await prepare(withoutFacet(body, facet)), facet) }),
  }
}
