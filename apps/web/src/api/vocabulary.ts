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
import { fetchedOnce, useResource } from './cache/useResource'

/** The criterion types with their trees. */
export function useCriterionTypes() {
  return useResource(['criterionTypes'], (client) => unwrap(getCriterionTypes(client)), fetchedOnce)
}

/** The phases that projects run through. */
export function useProjectPhases() {
  return useResource(['projectPhases'], (client) => unwrap(getProjectPhases(client)), fetchedOnce)
}

/** The phases that procurements run through. */
export function useProcurementPhases() {
  return useResource(['procurementPhases'], (client) => unwrap(getProcurementPhases(client)), fetchedOnce)
}

/** The ways in which procurements are carried out. */
export function useProcurementTypes() {
  return useResource(['procurementTypes'], (client) => unwrap(getProcurementTypes(client)), fetchedOnce)
}

/** What companies can be in items. */
export function useRoles() {
  return useResource(['roles'], (client) => unwrap(getRoles(client)), fetchedOnce)
}

/** The countries that items lie in. */
export function useCountries() {
  return useResource(['countries'], (client) => unwrap(getCountries(client)), fetchedOnce)
}

/** The vocabulary of the data in the app's language: a text for each key. */
export function useTranslations() {
  const { language } = useAppLocale()
  return useResource(
    ['translations'],
    (client) => unwrap(getTranslations(client, { path: { languageId: language.id } })),
    fetchedOnce,
  )
}
