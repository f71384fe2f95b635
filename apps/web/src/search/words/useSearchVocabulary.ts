import type { Schemas } from '@spadestik/api-client'
import { highlightedTypes, searchableTypes, standardTypes } from '@spadestik/domain/criteria'
import type { ItemType, SearchCriteria } from '@spadestik/domain/search'
import type { CriterionItem } from '@spadestik/ui/CriterionTree'
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
  readonly projectPhases: readonly Schemas['ProjectPhase'][]
  readonly procurementPhases: readonly Schemas['ProcurementPhase'][]
  readonly procurementTypes: readonly Schemas['ProcurementType'][]
  readonly roles: readonly Schemas['Role'][]
  readonly countries: readonly Schemas['Country'][]
  readonly companyNames: Readonly<Record<number, string>>
}

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
  const { data: types, isLoading } = useCriterionTypes()
  const { data: words } = useTranslations()
  const criterionTypes = useMemo(() => {
    const ordered = orderedTypes(types ?? [], itemType)
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
    projectPhases: useProjectPhases().data ?? [],
    procurementPhases: useProcurementPhases().data ?? [],
    procurementTypes: useProcurementTypes().data ?? [],
    roles: useRoles().data ?? [],
    countries: useCountries().data ?? [],
    companyNames: useCompanyNames(companies),
  }
}
