import type { Schemas } from '@spadestik/api-client'
import type { CriterionTree } from '@spadestik/domain/criteria'
import { buildCriterionTree } from '@spadestik/domain/criteria'
import type { SearchCriteria } from '@spadestik/domain/search'
import { useMemo } from 'react'
import { useCompanyNames } from '../../../data/useCompanyNames'
import { useCountries } from '../../../data/useCountries'
import { useCriterionTypes } from '../../../data/useCriterionTypes'
import { useProcurementPhases } from '../../../data/useProcurementPhases'
import { useProcurementTypes } from '../../../data/useProcurementTypes'
import { useProjectPhases } from '../../../data/useProjectPhases'
import { useRoles } from '../../../data/useRoles'
import { useTranslations } from '../../../data/useTranslations'

/** A criterion type as a filter: its name and its tree. */
export interface CriterionFilterType {
  readonly id: number
  readonly name: string
  readonly tree: CriterionTree
  /** Whether rows show its criteria and no type before it does, so that it is the one to begin with. */
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

/** Loads what the filters of a search name; each part comes when it has come. */
export function useSearchVocabulary({ companies }: Pick<SearchCriteria, 'companies'>): SearchVocabulary {
  'use memo'
  const { data: types, isLoading } = useCriterionTypes()
  const { data: words } = useTranslations()
  const criterionTypes = useMemo(() => {
    const searchable = (types ?? []).filter((type) => type.searchable)
    const first = searchable.find((type) => type.highlightedProject || type.highlightedProcurement)
    return searchable.map(({ id, translationProperty, criteria }) => ({
      id,
      name: words?.[translationProperty] ?? lastPart(translationProperty),
      tree: buildCriterionTree(criteria),
      isFirst: id === first?.id,
    }))
  }, [types, words])
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
