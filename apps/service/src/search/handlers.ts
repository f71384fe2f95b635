import { may } from '@spadestik/domain/access'
import { limits } from '@spadestik/domain/limits'
import type { Call, Handler } from '../contract/Operation'
import { viewOf } from '../contract/View'
import { readCompanySummaries } from '../items/responses/readCompanySummaries'
import { readProcurementSummaries } from '../items/responses/readProcurementSummaries'
import { readProjectSummaries } from '../items/responses/readProjectSummaries'
import { localityOf } from '../reference/domains'
import type { SentFilters } from '../storage/records/AgentFilters'
import { companyOrder, companySearch } from './companySearch'
import { facetOf, withoutFacet } from './facets/AskedFacet'
import { readFacet } from './facets/readFacet'
import { readHighlights } from './highlights/readHighlights'
import { findGroupOffers } from './findGroupOffers'
import { findSynonyms } from './findSynonyms'
import { findPartialMatches } from './partial/findPartialMatches'
import { itemSearch } from './itemSearch'
import { readReasons } from './readReasons'
import { reportSearch } from './reportSearch'
import { runSearch, countSearch } from './run/runSearch'
import { readUnseen } from '../items/seen/readUnseen'
import { readUnseenIds } from '../items/seen/readUnseenIds'
import { pageOf } from './run/Search'
import { suggestSpelling } from './suggestSpelling'
import { suggestCompanies } from './suggestCompanies'

async function findItems<Item>(
  itemType: 'project' | 'procurement',
  call: Call<'searchProjects'> | Call<'searchProcurements'>,
  readItems: (ids: readonly number[]) => Promise<Item[]>,
) {
  const { db, caller, query } = call
  const filters: SentFilters = call.body
  const view = viewOf(call)
  const onlyIds = query.unseen === true ? await readUnseenIds(db, view, itemType) : null
  const prepare = (changed: SentFilters) => itemSearch(itemType)(db, view, changed, onlyIds)
  const search = await prepare(filters)
  reportSearch(search)
  const page = pageOf(query)
  const found = await runSearch(db, search, page)
  const { ids, ...counts } = found
  const facet = facetOf(query, itemType)
  const asked = { itemType, filters, prepare, page, found }
  const partial = await findPartialMatches(db, asked, view)
  const seesPaidDetails = may(caller, 'readPaidDetails')
  return {
    items: await readItems(ids),
    ...counts,
    highlights: await readHighlights(db, itemType, ids, filters, view),
    reasons: await readReasons(db, search, ids, filters),
    unseen: await readUnseen(db, view, { type: itemType, ids }),
    ...(await suggestSpelling(db, asked, view)),
    ...(await findGroupOffers(db, asked, view)),
    ...(partial.ids.length > 0 && {
      partialMatches: { items: await readItems(partial.ids), highlights: partial.highlights },
    }),
    ...(facet !== null && {
      facet: await readFacet(db, await prepare(withoutFacet(filters, facet)), facet, {
        itemType,
        filters,
        seesPaidDetails,
      }),
    }),
  }
}

export const searchProjects: Handler<'searchProjects'> = (call) =>
  findItems('project', call, (ids) => readProjectSummaries(call.db, ids, viewOf(call)))

export const searchProcurements: Handler<'searchProcurements'> = (call) =>
  findItems('procurement', call, (ids) => readProcurementSummaries(call.db, ids, viewOf(call)))

async function findCompanies(call: Call<'searchCompanies'> | Call<'searchCompaniesAndRoles'>) {
  const { db, body: filters, query, language } = call
  const prepare = (changed: typeof filters) => companySearch(db, changed, language)
  const page = { ...pageOf(query), order: companyOrder(query.orderBy, filters) }
  const search = await prepare(filters)
  reportSearch(search)
  const found = await runSearch(db, search, page)
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
  return { count: await countSearch(db, await companySearch(db, body, language, since)) }
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
