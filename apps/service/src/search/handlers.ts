import { may } from '@spadestik/domain/access'
import { limits } from '@spadestik/domain/limits'
import type { Call, Handler } from '../contract/Operation'
import { viewOf } from '../contract/View'
import { readCompanySummaries } from '../items/responses/readCompanySummaries'
import { readProcurementSummaries } from '../items/responses/readProcurementSummaries'
import { readProjectSummaries } from '../items/responses/readProjectSummaries'
import { localityOf } from '../reference/domains'
import { companyOrder, companySearch } from './companySearch'
import { facetOf, withoutFacet } from './facets/AskedFacet'
import { readFacet } from './facets/readFacet'
import { readHighlights } from './highlights/readHighlights'
import { findSynonyms } from './findSynonyms'
import { findPartialMatches } from './partial/findPartialMatches'
import { procurementSearch, projectSearch } from './itemSearch'
import { readReasons } from './readReasons'
import { runSearch, countSearch } from './run/runSearch'
import { readUnseen } from '../items/seen/readUnseen'
import { readUnseenIds } from '../items/seen/readUnseenIds'
import { pageOf } from './run/Search'
import { suggestSpelling } from './suggestSpelling'
import { suggestCompanies } from './suggestCompanies'

export const searchProjects: Handler<'searchProjects'> = async (call) => {
  const { db, body } = call
  const view = viewOf(call)
  const onlyIds = call.query.unseen === true ? await readUnseenIds(db, view, 'project') : null
  const prepare = (filters: typeof body) => projectSearch(db, view, filters, onlyIds)
  const search = await prepare(body)
  const page = pageOf(call.query)
  const found = await runSearch(db, search, page)
  const { ids, ...counts } = found
  const facet = facetOf(call.query, 'project')
  const asked = { itemType: 'project', filters: body, prepare, page, found } as const
  const partial = await findPartialMatches(db, asked, view)
  return {
    items: await readProjectSummaries(db, ids, view),
    ...counts,
    highlights: await readHighlights(db, 'project', ids, body, view),
    reasons: await readReasons(db, search, ids, body),
    unseen: await readUnseen(db, view, { type: 'project', ids }),
    ...(await suggestSpelling(db, asked, view)),
    ...(partial.ids.length > 0 && {
      partialMatches: {
        items: await readProjectSummaries(db, partial.ids, view),
        highlights: partial.highlights,
      },
    }),
    ...(facet !== null && {
      facet: await readFacet(db, await prepare(withoutFacet(body, facet)), facet, {
        itemType: asked.itemType,
        filters: body,
        seesPaidDetails: may(call.caller, 'readPaidDetails'),
      }),
    }),
  }
}

export const searchProcurements: Handler<'searchProcurements'> = async (call) => {
  const { db, body } = call
  const view = viewOf(call)
  const onlyIds = call.query.unseen === true ? await readUnseenIds(db, view, 'procurement') : null
  const prepare = (filters: typeof body) => procurementSearch(db, view, filters, onlyIds)
  const search = await prepare(body)
  const page = pageOf(call.query)
  const found = await runSearch(db, search, page)
  const { ids, ...counts } = found
  const facet = facetOf(call.query, 'procurement')
  const asked = { itemType: 'procurement', filters: body, prepare, page, found } as const
  const partial = await findPartialMatches(db, asked, view)
  return {
    items: await readProcurementSummaries(db, ids, view),
    ...counts,
    highlights: await readHighlights(db, 'procurement', ids, body, view),
    reasons: await readReasons(db, search, ids, body),
    unseen: await readUnseen(db, view, { type: 'procurement', ids }),
    ...(await suggestSpelling(db, asked, view)),
    ...(partial.ids.length > 0 && {
      partialMatches: {
        items: await readProcurementSummaries(db, partial.ids, view),
        highlights: partial.highlights,
      },
    }),
    ...(facet !== null && {
      facet: await readFacet(db, await prepare(withoutFacet(body, facet)), facet, {
        itemType: asked.itemType,
        filters: body,
        seesPaidDetails: may(call.caller, 'readPaidDetails'),
      }),
    }),
  }
}

async function findCompanies(call: Call<'searchCompanies'> | Call<'searchCompaniesAndRoles'>) {
  const { db, body: filters, query, language } = call
  const prepare = (changed: typeof filters) => companySearch(changed, language)
  const page = { ...pageOf(query), order: companyOrder(query.orderBy, filters) }
  const found = await runSearch(db, prepare(filters), page)
  const { ids, ...counts } = found
  const view = viewOf(call)
  return {
    companies: await readCompanySummaries(db, ids, view),
    ...counts,
    highlights: await readHighlights(db, 'company', ids, filters, view),
    ...(await suggestSpelling(db, { itemType: 'company', filters, prepare, page, found }, view)),
  }
}

export const searchCompanies: Handler<'searchCompanies'> = async (call) => {
  const { companies: items, ...found } = await findCompanies(call)
  return { items, ...found }
}

export const searchCompaniesAndRoles: Handler<'searchCompaniesAndRoles'> = findCompanies

const dayInMs = 86_400_000

/**
 * Counts the companies that match filters. With a number of days, counts only companies that were updated
 * within that many days.
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

/**
 * Suggests companies in whose name a word begins with the typed text. Companies of the caller's country come
 * first (S14).
 */
export const autocompleteCompanies: Handler<'autocompleteCompanies'> = ({ db, caller, query }) =>
  suggestCompanies(
    db,
    query.term,
    {
      countryId: localityOf(query.domainId).countryId,
      seesPaidDetails: may(caller, 'readPaidDetails'),
    },
    query.limit ?? limits.autocompleteResults,
  )

export const getSynonyms: Handler<'getSynonyms'> = ({ db, query, language }) =>
  findSynonyms(db, query.freeSearch, language)
