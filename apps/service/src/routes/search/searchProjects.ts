import type { Handler } from '../../app/Operation'
import { viewOf } from '../../app/viewOf'
import { facetOf, withoutFacet } from '../../facets/facetOf'
import { readFacet } from '../../facets/readFacet'
import { readHighlights } from '../../highlights/readHighlights'
import { readReasons } from '../../reasons/readReasons'
import { readProjectSummaries } from '../../responses/readProjectSummaries'
import { pageOf } from '../../search/pageOf'
import { projectSearch } from '../../search/projectSearch'
import { runSearch } from '../../search/runSearch'

/**
 * Searches projects.
 *
 * @source specification 2
 */
export const searchProjects: Handler<'searchProjects'> = async (call) => {
  const { db, body } = call
  const prepare = (filters: typeof body) => projectSearch(db, call.caller, filters, call.language)
  const search = await prepare(body)
  const { ids, ...counts } = await runSearch(db, search, pageOf(call.query))
  const view = viewOf(call)
  const facet = facetOf(call.query)
  return {
    items: await readProjectSummaries(db, ids, view),
    ...counts,
    highlights: await readHighlights(db, 'project', ids, body, view),
    reasons: await readReasons(db, search, ids, body),
    ...(facet !== null && { facet: await readFacet(db, await prepare(withoutFacet(body, facet)), facet) }),
  }
}
