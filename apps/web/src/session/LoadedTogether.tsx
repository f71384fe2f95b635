import { defaultItemType } from '@spadestik/domain/access'
import { mayBeSearched, parseCriteria } from '@spadestik/domain/search'
import { useLocation } from 'react-router-dom'
import { useAgents } from '../data/useAgents'
import { useColleagues } from '../data/useColleagues'
import { useCountries } from '../data/useCountries'
import { useCriterionTypes } from '../data/useCriterionTypes'
import { useHiddenItems } from '../data/useHiddenItems'
import { useLists } from '../data/useLists'
import { useProcurementPhases } from '../data/useProcurementPhases'
import { useProcurementTypes } from '../data/useProcurementTypes'
import { useProjectPhases } from '../data/useProjectPhases'
import { useRoles } from '../data/useRoles'
import { useSearchResults } from '../data/useSearchResults'
import { useTranslations } from '../data/useTranslations'
import { readAddress } from '../search/searchAddress'
import { readSearch } from './currentSearch'
import { useCaller } from './SessionContext'

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
