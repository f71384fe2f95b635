import type { ApiClient, Schemas } from '@spadestik/api-client'
import { searchCompanies, searchProcurements, searchProjects, unwrap } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import type { ResultCount, SearchCriteria } from '@spadestik/domain/search'
import { indexOfPage, toCompanySearch, toProcurementSearch, toProjectSearch } from '@spadestik/domain/search'

interface Explained extends ResultCount {
  readonly highlights?: readonly Schemas['Highlight'][]
  readonly unseen?: readonly Schemas['UnseenItem'][]
  readonly reasons?: readonly Schemas['MatchReason'][]
  readonly spelling?: Schemas['SpellingSuggestion']
  readonly groupOffers?: readonly Schemas['GroupOffer'][]
}

/**
 * A page of projects or procurements. If almost no item contains all the searched words, the response also
 * has partial matches, which contain some of the words.
 */
export type ItemSearchResults =
  | (Explained & {
      readonly type: 'project'
      readonly items: readonly Schemas['ProjectSummary'][]
      readonly partialMatches?: Schemas['PartialProjectMatches']
    })
  | (Explained & {
      readonly type: 'procurement'
      readonly items: readonly Schemas['ProcurementSummary'][]
      readonly partialMatches?: Schemas['PartialProcurementMatches']
    })

export type SearchResults =
  | ItemSearchResults
  | (Explained & { readonly type: 'company'; readonly items: readonly Schemas['CompanySummary'][] })

/** @throws ApiProblem */
export async function fetchResults(
  client: ApiClient,
  search: SearchCriteria,
  limit: number = limits.searchPageSize,
): Promise<SearchResults> {
  const { order: orderBy, ascending, unseen } = search
  const query = { index: indexOfPage(search.page), limit }
  const ordered = { ...query, orderBy, ascending, ...(unseen && { unseen }) }
  switch (search.itemType) {
    case 'project': {
      const found = await unwrap(searchProjects(client, { query: ordered, body: toProjectSearch(search) }))
      return { type: 'project', ...found }
    }
    case 'procurement': {
      const found = await unwrap(
        searchProcurements(client, { query: ordered, body: toProcurementSearch(search) }),
      )
      return { type: 'procurement', ...found }
    }
    case 'company': {
      const found = await unwrap(searchCompanies(client, { query, body: toCompanySearch(search) }))
      return { type: 'company', ...found }
    }
  }
}
