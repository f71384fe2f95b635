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

/** Fetches the criterion types, such as geography, each with the tree of its criteria. */
export function useCriterionTypes() {
  return useResource(['criterionTypes'], (client) => unwrap(getCriterionTypes(client)), fetchedOnce)
}

/** Fetches the phases of projects. A phase is a step, such as construction. */
export function useProjectPhases() {
  return useResource(['projectPhases'], (client) => unwrap(getProjectPhases(client)), fetchedOnce)
}

/** Fetches the phases of procurements. A phase is a step, such as awarded. */
export function useProcurementPhases() {
  return useResource(['procurementPhases'], (client) => unwrap(getProcurementPhases(client)), fetchedOnce)
}

/** Fetches the types of procurements. */
export function useProcurementTypes() {
  return useResource(['procurementTypes'], (client) => unwrap(getProcurementTypes(client)), fetchedOnce)
}

/** Fetches the roles that companies can have on items, such as architect. */
export function useRoles() {
  return useResource(['roles'], (client) => unwrap(getRoles(client)), fetchedOnce)
}

/** Fetches the countries of items. */
export function useCountries() {
  return useResource(['countries'], (client) => unwrap(getCountries(client)), fetchedOnce)
}

/**
 * Fetches the texts, in the app's language, of keys such as `criterionType.geography`. The API sends these
 * keys instead of names.
 */
export function useTranslations() {
  const { language } = useAppLocale()
  return useResource(
    ['translations'],
    (client) => unwrap(getTranslations(client, { path: { languageId: language.id } })),
    fetchedOnce,
  )
}
