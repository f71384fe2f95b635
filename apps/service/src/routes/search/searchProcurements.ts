import type { Handler } from '../../app/Operation'
import { viewOf } from '../../app/viewOf'
import { readHighlights } from '../../highlights/readHighlights'
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
  const search = await procurementSearch(call.db, call.caller, call.body, call.language)
  const { ids, ...counts } = await runSearch(call.db, search, pageOf(call.query))
  const view = viewOf(call)
  return {
    items: await readProcurementSummaries(call.db, ids, view),
    ...counts,
    highlights: await readHighlights(call.db, 'procurement', ids, call.body, view),
  }
}
