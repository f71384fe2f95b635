import { defaultItemType } from '@spadestik/domain/access'
import { canSearch, parseCriteria } from '@spadestik/domain/search'
import { useLocation } from 'react-router-dom'
import { useAgents } from '../api/agents'
import { useColleagues } from '../api/people'
import {
  useCountries,
  useCriterionTypes,
  useProcurementPhases,
  useProcurementTypes,
  useProjectPhases,
  useRoles,
  useTranslations,
} from '../api/vocabulary'
import { useHiddenItems } from '../api/hiddenItems'
import { useLists } from '../api/lists'
import { useSearchResults } from '../api/search'
import { readAddress } from '../routing/searchAddress'
import { readSearch } from '../session/storedSearch'
import { useCaller } from '../session/SessionContext'

/**
 * Returns the search that the search link in the header opens. Returns null on the search page, which fetches
 * its own results. Also returns null if the user may not run the search.
 */
function useNextSearch() {
  const caller = useCaller()
  const { pathname } = useLocation()
  if (pathname.startsWith('/search')) return null
  const kept = readSearch()
  const { criteria } = readAddress(kept?.query ?? '')
  const search = parseCriteria(criteria, kept?.page ?? 1, defaultItemType(caller))
  return canSearch(search, caller) ? search : null
}

/** Prefetches the data that screens need after login, unless a screen has requested the data before (W04). */
export function Prefetch() {
  useColleagues()
  useLists()
  useAgents()
  useCountries()
  useCriterionTypes()
  useHiddenItems()
  useProcurementPhases()
  useProjectPhases()
  useProcurementTypes()
  useRoles()
  useTranslations()
  useSearchResults(useNextSearch())
  return null
}
