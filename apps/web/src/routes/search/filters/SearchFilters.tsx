import { hasPaidProduct, mayUseProjectPhase } from '@spadestik/domain/access'
import { measures } from '@spadestik/domain/range'
import type { SearchCriteria } from '@spadestik/domain/search'
import { appliesTo, changeCriteria } from '@spadestik/domain/search'
import { useSteadyHandler } from '@spadestik/ui/useSteadyHandler'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { useCaller } from '../../../session/SessionContext'
import { activeFilters } from './activeFilters'
import { BuildingPeriodFilter } from './BuildingPeriodFilter'
import { ChoiceFilter } from './ChoiceFilter'
import { CompanyFilter } from './CompanyFilter'
import { CriterionFilter } from './CriterionFilter'
import { messages } from '../Search.messages'
import { DeadlineFilter } from './DeadlineFilter'
import { FiltersSkeleton } from './FiltersSkeleton'
import { MeasureFilter } from './MeasureFilter'
import { RoleFilter } from './RoleFilter'
import { SearchSummary } from './SearchSummary'
import { SectorFilter } from './SectorFilter'
import type { Haste, SearchState } from '../useSearchState'
import type { SearchVocabulary } from './useSearchVocabulary'

interface SearchFiltersProps extends Pick<SearchState, 'search' | 'agentId' | 'setSearch' | 'forgetAgent'> {
  /** The search that has run, whose matches are counted. */
  settled: SearchCriteria
  vocabulary: SearchVocabulary
}

/** Every filter that applies to the item type, with what is active on top; opening a row draws none of it anew. */
export const SearchFilters = memo(function SearchFilters(props: SearchFiltersProps) {
  'use memo'
  const { search, settled, vocabulary, setSearch } = props
  const intl = useIntl()
  const { formatMessage } = intl
  const caller = useCaller()
  const { itemType } = search
  const change = useSteadyHandler((part: Partial<SearchCriteria>, haste?: Haste) =>
    setSearch(changeCriteria(search, part), haste),
  )
  const applies = (field: keyof SearchCriteria) => appliesTo(field, itemType)
  const phasesAreLimited = vocabulary.projectPhases.some(({ id }) => !mayUseProjectPhase(caller, id))

  return (
    <>
      <SearchSummary
        {...{ search, setSearch }}
        agentId={props.agentId}
        forgetAgent={props.forgetAgent}
        filters={activeFilters(search, vocabulary, intl)}
        onRemove={({ removal }) => change(removal, 'atOnce')}
      />
      {vocabulary.isLoadingCriteria && <FiltersSkeleton />}
      {vocabulary.criterionTypes.map((type) => (
        <CriterionFilter
          key={type.id}
          type={type}
          search={settled}
          choices={search.criteria.filter(({ typeId }) => typeId === type.id)}
          onChange={(choices) =>
            change({ criteria: [...search.criteria.filter(({ typeId }) => typeId !== type.id), ...choices] })
          }
        />
      ))}
      {applies('projectPhases') && (
        <ChoiceFilter
          title={formatMessage(messages.phases)}
          options={vocabulary.projectPhases}
          chosen={search.projectPhases}
          onChange={(projectPhases) => change({ projectPhases })}
          isAllowed={(id) => mayUseProjectPhase(caller, id)}
          description={phasesAreLimited ? formatMessage(messages.noProductPhases) : undefined}
        />
      )}
      {applies('procurementPhases') && (
        <ChoiceFilter
          title={formatMessage(messages.phases)}
          options={vocabulary.procurementPhases}
          chosen={search.procurementPhases}
          onChange={(procurementPhases) => change({ procurementPhases })}
        />
      )}
      {applies('procurementTypes') && (
        <ChoiceFilter
          title={formatMessage(messages.types)}
          options={vocabulary.procurementTypes}
          chosen={search.procurementTypes}
          onChange={(procurementTypes) => change({ procurementTypes })}
        />
      )}
      {applies('deadline') && hasPaidProduct(caller) && (
        <DeadlineFilter deadline={search.deadline} onChange={(deadline) => change({ deadline })} />
      )}
      <RoleFilter
        roles={vocabulary.roles}
        itemType={itemType}
        chosen={search.roles}
        onChange={(roles) => change({ roles })}
      />
      {applies('companies') && (
        <CompanyFilter
          chosen={search.companies}
          names={vocabulary.companyNames}
          onChange={(companies) => change({ companies })}
        />
      )}
      <BuildingPeriodFilter
        period={search.building}
        onChange={(building) => change({ building })}
        isDisabled={!applies('building')}
      />
      {measures
        .filter((measure) => applies(measure))
        .map((measure) => (
          <MeasureFilter
            key={measure}
            measure={measure}
            search={settled}
            range={search[measure]}
            onChange={(range) => change({ [measure]: range })}
          />
        ))}
      {applies('countryIds') && (
        <ChoiceFilter
          title={formatMessage(messages.countries)}
          options={vocabulary.countries}
          chosen={search.countryIds}
          onChange={(countryIds) => change({ countryIds })}
        />
      )}
      {applies('isPublic') && (
        <SectorFilter isPublic={search.isPublic} onChange={(isPublic) => change({ isPublic })} />
      )}
    </>
  )
})
