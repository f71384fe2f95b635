import {
  getCountries,
  getCriterionTypes,
  getProcurementPhases,
  getProcurementTypes,
  getProjectPhases,
  getRoles,
  getTranslations,
  unwrap,
} from '@spadestik/api-client'
import { useAppLocale } from '../locale/LocaleContext'
import { fetchedOnce, useInvalidate, useResource } from './cache/useResource'

export function useCriterionTypes() {
  return useResource(['criterionTypes'], (client) => unwrap(getCriterionTypes(client)), fetchedOnce)
}

export function useProjectPhases() {
  return useResource(['projectPhases'], (client) => unwrap(getProjectPhases(client)), fetchedOnce)
}

export function useProcurementPhases() {
  return useResource(['procurementPhases'], (client) => unwrap(getProcurementPhases(client)), fetchedOnce)
}

export function useProcurementTypes() {
  return useResource(['procurementTypes'], (client) => unwrap(getProcurementTypes(client)), fetchedOnce)
}

export function useRoles() {
  return useResource(['roles'], (client) => unwrap(getRoles(client)), fetchedOnce)
}

export function useCountries() {
  return useResource(['countries'], (client) => unwrap(getCountries(client)), fetchedOnce)
}

/**
 * Fetches texts by key, such as `criterionType.geography`, in the app's language. The API sends these keys
 * instead of names.
 */
export function useTranslations() {
  const { language } = useAppLocale()
  return useResource(
    ['translations'],
    (client) => unwrap(getTranslations(client, { path: { languageId: language.id } })),
    fetchedOnce,
  )
}

/** Returns a function that fetches all vocabulary again, for example after a part has failed. */
export function useRetryVocabulary(): () => void {
  const invalidate = useInvalidate()
  return () =>
    void invalidate(
      'criterionTypes',
      'translations',
      'projectPhases',
      'procurementPhases',
      'procurementTypes',
      'roles',
      'countries',
    )
}
