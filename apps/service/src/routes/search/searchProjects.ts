import type { Handler } from '../../app/Operation'
import { viewOf } from '../../app/viewOf'
import { readHighlights } from '../../highlights/readHighlights'
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
  const search = await projectSearch(call.db, call.caller, call.body, call.language)
  const { ids, ...counts } = await runSearch(call.db, search, pageOf(call.query))
  const view = viewOf(call)
  return {
    items: await readProjectSummaries(call.db, ids, view),
    ...counts,
    highlights: await readHighlights(call.db, 'project', ids, call.body, view),
  }
}
