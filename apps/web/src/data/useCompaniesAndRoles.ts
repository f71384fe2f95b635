import type { Schemas } from '@spadestik/api-client'
import { searchCompaniesAndRoles, unwrap } from '@spadestik/api-client'
import type { ApiProblem } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import type { Accumulated, SearchCriteria } from '@spadestik/domain/search'
import {
  accumulate,
  canLoadMore,
  companyOrder,
  serializeCriteria,
  toCompanySearch,
} from '@spadestik/domain/search'
import useSWRInfinite from 'swr/infinite'
import { useAppLocale } from '../app/LocaleContext'
import { useApi } from './ApiContext'

type Page = Schemas['CompaniesAndRolesResult']
type Loaded = Accumulated<Schemas['CompanySummary']>

const loadedOf = (pages: readonly Page[]): Loaded | null =>
  pages.reduce<Loaded | null>(
    (before, { companies, count, countIsCapped }) =>
      accumulate(before, { items: companies, count, countIsCapped }),
    null,
  )

/** Companies with their roles, each load behind those before; null asks for nothing. @source specification 4 (Search) */
export function useCompaniesAndRoles(search: SearchCriteria | null) {
  const client = useApi()
  const { language, domain } = useAppLocale()
  const key = search === null ? null : serializeCriteria(search)
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<Page, ApiProblem>(
    (index) => (key === null ? null : ['companiesAndRoles', key, index, language.id, domain.id]),
    ([, , index]: readonly [string, string, number]) => {
      if (search === null) return Promise.reject(new Error('No search.'))
      const query = { index, limit: limits.searchPageSize, orderBy: companyOrder(search) }
      return unwrap(searchCompaniesAndRoles(client, { query, body: toCompanySearch(search) }))
    },
    { revalidateFirstPage: false, keepPreviousData: true },
  )
  const loaded = data === undefined ? null : loadedOf(data)
  const lastPage = data?.at(-1)?.companies.length ?? 0
  return {
    loaded,
    highlights: data?.flatMap(({ highlights = [] }) => highlights) ?? [],
    error,
    isLoading,
    isLoadingMore: isValidating && size > 1,
    canLoadMore: loaded !== null && canLoadMore(loaded, lastPage, limits.searchPageSize),
    loadMore: () => void setSize(size + 1),
    mutate: () => mutate(),
  }
}
