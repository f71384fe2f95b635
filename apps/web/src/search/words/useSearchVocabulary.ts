import type { Schemas } from '@spadestik/api-client'
import type { CriterionTree } from '@spadestik/domain/criteria'
import {
  buildCriterionTree,
  highlightedTypes,
  searchableTypes,
  standardTypes,
} from '@spadestik/domain/criteria'
import type { ItemType, SearchCriteria } from '@spadestik/domain/search'
import { useMemo } from 'react'
import { useCompanyNames } from '../../api/companyNames'
import {
  useCountries,
  useCriterionTypes,
  useProcurementPhases,
  useProcurementTypes,
  useProjectPhases,
  useRoles,
  useTranslations,
} from '../../api/vocabulary'

/** A criterion type as a filter: its name and its tree. */
export interface CriterionFilterType {
  readonly id: number
  readonly name: string
  readonly tree: CriterionTree
  /** What the tree is built from. */
  readonly criteria: Schemas['CriterionType']['criteria']
  /** Whether it is the first type that rows show, and so the first filter to open. */
  readonly isFirst: boolean
}

/** Everything that filters name: trees, phases, types, countries. */
export interface SearchVocabulary {
  readonly criterionTypes: readonly CriterionFilterType[]
  readonly isLoadingCriteria: boolean
  readonly projectPhases: readonly Schemas['ProjectPhase'][]
  readonly procurementPhases: readonly Schemas['ProcurementPhase'][]
  readonly procurementTypes: readonly Schemas['ProcurementType'][]
  readonly roles: readonly Schemas['Role'][]
  readonly countries: readonly Schemas['Country'][]
  /** By id, as far as they are known. */
  readonly companyNames: Readonly<Record<number, string>>
}

/** A key's last part: what shows where the vocabulary has no word for it. */
const lastPart = (key: string): string => key.slice(key.lastIndexOf('.') + 1)

/** The types that are filters, those that rows show first and tailored ones last. */
function orderedTypes(types: readonly Schemas['CriterionType'][], itemType: ItemType) {
  const searchable = searchableTypes(types)
  const highlighted = itemType === 'company' ? [] : highlightedTypes(standardTypes(searchable), itemType)
  const standard = standardTypes(searchable).filter((type) => !highlighted.includes(type))
  return [...highlighted, ...standard, ...searchable.filter(({ tailored }) => tailored)]
}

/** Loads everything that the filters of a search name. */
export function useSearchVocabulary({
  companies,
  itemType,
}: Pick<SearchCriteria, 'companies' | 'itemType'>): SearchVocabulary {
  'use memo'
  const { data: types, isLoading } = useCriterionTypes()
  const { data: words } = useTranslations()
  const criterionTypes = useMemo(() => {
    const ordered = orderedTypes(types ?? [], itemType)
    return ordered.map(({ id, translationProperty, criteria }, place) => ({
      id,
      name: words?.[translationProperty] ?? lastPart(translationProperty),
      tree: buildCriterionTree(criteria),
      criteria,
      isFirst: place === 0,
    }))
  }, [types, words, itemType])
  return {
    criterionTypes,
    isLoadingCriteria: isLoading,
    projectPhases: useProjectPhases().data ?? [],
    procurementPhases: useProcurementPhases().data ?? [],
    procurementTypes: useProcurementTypes().data ?? [],
    roles: useRoles().data ?? [],
    countries: useCountries().data ?? [],
    companyNames: useCompanyNames(companies),
  }
}
