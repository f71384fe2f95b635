import { defaultItemType } from '@spadestik/domain/access'
import { mayBeSearched, parseCriteria } from '@spadestik/domain/search'
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
import { readAddress } from '../search/state/searchAddress'
import { readSearch } from '../session/currentSearch'
import { useCaller } from '../session/SessionContext'

/** The search that a press on "search" would show; on the search's own page there is nothing to load ahead. */
function useNextSearch() {
  const caller = useCaller()
  const { pathname } = useLocation()
  if (pathname.startsWith('/search')) return null
  const kept = readSearch()
  const { criteria } = readAddress(kept?.query ?? '')
  const search = parseCriteria(criteria, kept?.page ?? 1, defaultItemType(caller))
  return mayBeSearched(search, caller) ? search : null
}

/**
 * Loads together, after a login, what the screens will ask for, so that none of them waits for it; what a screen
 * has asked for already is not loaded twice.
 *
 * @source specification 4 (Session), decision 20
 */
export function LoadedTogether() {
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
