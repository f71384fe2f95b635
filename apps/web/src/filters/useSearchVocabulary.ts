import type { Schemas } from '@spadestik/api-client'
import { highlightedTypes, searchableTypes, standardTypes } from '@spadestik/domain/criteria'
import type { ItemType, SearchCriteria } from '@spadestik/domain/search'
import type { CriterionItem } from '@spadestik/ui/CriterionTree'
import { useMemo } from 'react'
import { knownOr } from '../api/cache/knownOr'
import { useCompanyNames } from '../api/companies/companyNames'
import {
  useCountries,
  useCriterionTypes,
  useProcurementPhases,
  useProcurementTypes,
  useProjectPhases,
  useRoles,
  useTranslations,
} from '../api/vocabulary'

export interface CriterionFilterType {
  readonly id: number
  readonly name: string
  readonly items: readonly CriterionItem<number>[]
  readonly names: ReadonlyMap<number, string>
  /** Whether this is the first criterion filter, which is expanded initially. */
  readonly isFirst: boolean
}

export interface SearchVocabulary {
  readonly criterionTypes: readonly CriterionFilterType[]
  readonly isLoadingCriteria: boolean
  /** Whether a part could not be fetched, so that filters may miss options. */
  readonly hasFailed: boolean
  /** What users can choose in a filter, by the name of the filter. */
  readonly options: {
    readonly projectPhases: readonly Schemas['ProjectPhase'][]
    readonly procurementPhases: readonly Schemas['ProcurementPhase'][]
    readonly procurementTypes: readonly Schemas['ProcurementType'][]
    readonly roles: readonly Schemas['Role'][]
    readonly countryIds: readonly Schemas['Country'][]
  }
  readonly companyNames: Readonly<Record<number, string>>
}

/** Always the same empty array, so that the vocabulary stays the same while it is loading. */
const none: readonly never[] = []

const lastPart = (key: string): string => key.slice(key.lastIndexOf('.') + 1)

type Criteria = Schemas['CriterionType']['criteria']

function itemsOf(criteria: Criteria, names: Map<number, string>): CriterionItem<number>[] {
  return criteria.map(({ id, name, children }) => {
    names.set(id, name)
    return { id, label: name, children: itemsOf(children, names) }
  })
}

function orderedTypes(types: readonly Schemas['CriterionType'][], itemType: ItemType) {
  const searchable = searchableTypes(types)
  const highlighted = itemType === 'company' ? [] : highlightedTypes(standardTypes(searchable), itemType)
  const standard = standardTypes(searchable).filter((type) => !highlighted.includes(type))
  return [...highlighted, ...standard, ...searchable.filter(({ tailored }) => tailored)]
}

export function useSearchVocabulary({
  companies,
  itemType,
}: Pick<SearchCriteria, 'companies' | 'itemType'>): SearchVocabulary {
  'use memo'
  const { data: types, isLoading, error: typesError } = useCriterionTypes()
  const { data: words, error: wordsError } = useTranslations()
  const { data: projectPhases, error: projectPhasesError } = useProjectPhases()
  const { data: procurementPhases, error: procurementPhasesError } = useProcurementPhases()
  const { data: procurementTypes, error: procurementTypesError } = useProcurementTypes()
  const { data: roles, error: rolesError } = useRoles()
  const { data: countries, error: countriesError } = useCountries()
  const failure =
    typesError ??
    wordsError ??
    projectPhasesError ??
    procurementPhasesError ??
    procurementTypesError ??
    rolesError ??
    countriesError
  const criterionTypes = useMemo(() => {
    const ordered = orderedTypes(knownOr(types, none), itemType)
    return ordered.map(({ id, translationProperty, criteria }, place) => {
      const names = new Map<number, string>()
      return {
        id,
        name: words?.[translationProperty] ?? lastPart(translationProperty),
        items: itemsOf(criteria, names),
        names,
        isFirst: place === 0,
      }
    })
  }, [types, words, itemType])
  return {
    criterionTypes,
    isLoadingCriteria: isLoading,
    hasFailed: failure !== undefined,
    options: {
      projectPhases: knownOr(projectPhases, none),
      procurementPhases: knownOr(procurementPhases, none),
      procurementTypes: knownOr(procurementTypes, none),
      roles: knownOr(roles, none),
      countryIds: knownOr(countries, none),
    },
    companyNames: useCompanyNames(companies),
  }
}
