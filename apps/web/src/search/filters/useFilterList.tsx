import { may, mayUseProjectPhase } from '@spadestik/domain/access'
import type { MarkedCriterion } from '@spadestik/domain/criteria'
import { withMarks } from '@spadestik/domain/criteria'
import { measures } from '@spadestik/domain/range'
import type { SearchCriteria } from '@spadestik/domain/search'
import { appliesTo, changeCriteria } from '@spadestik/domain/search'
import type { TimeName } from '@spadestik/domain/times'
import { useStableHandler } from '@spadestik/ui/useStableHandler'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useCaller } from '../../session/SessionContext'
import { messages } from '../words/Filter.messages'
import type { Haste, SetSearch } from '../state/useSearchState'
import { BuildingPeriodFilter } from './BuildingPeriodFilter'
import { ChoiceFilter } from './ChoiceFilter'
import { CompanyFilter } from './CompanyFilter'
import { CriterionFilter } from './CriterionFilter'
import { measureMessages } from '../words/Measure.messages'
import { MeasureFilter } from './MeasureFilter'
import { RoleFilter } from './RoleFilter'
import { SectorFilter } from './SectorFilter'
import { TimeFilter } from './TimeFilter'
import { timeNameMessages } from '../words/Time.messages'
import { UnseenFilter } from './UnseenFilter'
import { useTypesInUse } from './useTypesInUse'
import type { SearchVocabulary } from '../words/useSearchVocabulary'

/** A filter of the panel. `id` is its id in the stored order of filters that the user has chosen. */
export interface FilterGroup {
  readonly id: string
  readonly title: string
  readonly filter: ReactNode
}

export interface FilterListOptions {
  readonly search: SearchCriteria
  readonly setSearch: SetSearch
  /** The search that has run, for which the filters show counts. It changes a little later than `search`. */
  readonly settled: SearchCriteria
  readonly vocabulary: SearchVocabulary
}

const onlyIf = (applies: boolean, group: FilterGroup): FilterGroup[] => (applies ? [group] : [])

export function useFilterList({ search, settled, vocabulary, setSearch }: FilterListOptions): FilterGroup[] {
  'use memo'
  const { formatMessage } = useIntl()
  const caller = useCaller()
  const types = useTypesInUse(vocabulary.criterionTypes, search)
  const change = useStableHandler((part: Partial<SearchCriteria>, haste?: Haste) =>
    setSearch(changeCriteria(search, part), haste),
  )
  const changeMarks = useStableHandler((typeId: number, choices: readonly MarkedCriterion[]) =>
    setSearch(changeCriteria(search, { criteria: withMarks(search.criteria, typeId, choices) })),
  )
  const applies = (field: keyof SearchCriteria) => appliesTo(field, search.itemType)
  const phasesAreLimited = vocabulary.projectPhases.some(({ id }) => !mayUseProjectPhase(caller, id))
  const timeGroup = (name: TimeName): FilterGroup => ({
    id: name,
    title: formatMessage(timeNameMessages[name]),
    filter: <TimeFilter name={name} value={search[name]} onChange={change} />,
  })
  return [
    ...onlyIf(applies('unseen'), {
      id: 'unseen',
      title: formatMessage(messages.unseen),
      filter: <UnseenFilter value={search.unseen} onChange={change} />,
    }),
    ...onlyIf(applies('projectPhases'), {
      id: 'projectPhases',
      title: formatMessage(messages.phases),
      filter: (
        <ChoiceFilter
          id="projectPhases"
          title={formatMessage(messages.phases)}
          options={vocabulary.projectPhases}
          search={settled}
          chosen={search.projectPhases}
          onChange={(projectPhases) => change({ projectPhases })}
          isAllowed={(id) => mayUseProjectPhase(caller, id)}
          description={phasesAreLimited ? formatMessage(messages.noProductPhases) : undefined}
        />
      ),
    }),
    ...onlyIf(applies('procurementPhases'), {
      id: 'procurementPhases',
      title: formatMessage(messages.phases),
      filter: (
        <ChoiceFilter
          id="procurementPhases"
          title={formatMessage(messages.phases)}
          options={vocabulary.procurementPhases}
          search={settled}
          chosen={search.procurementPhases}
          onChange={(procurementPhases) => change({ procurementPhases })}
        />
      ),
    }),
    ...onlyIf(applies('deadline') && may(caller, 'readPaidDetails'), timeGroup('deadline')),
    ...types.map((type) => ({
      id: `criteria ${type.id}`,
      title: type.name,
      filter: (
        <CriterionFilter type={type} search={settled} criteria={search.criteria} onChange={changeMarks} />
      ),
    })),
    ...onlyIf(applies('procurementTypes'), {
      id: 'procurementTypes',
      title: formatMessage(messages.types),
      filter: (
        <ChoiceFilter
          id="procurementTypes"
          title={formatMessage(messages.types)}
          options={vocabulary.procurementTypes}
          search={settled}
          chosen={search.procurementTypes}
          onChange={(procurementTypes) => change({ procurementTypes })}
        />
      ),
    }),
    ...measures
      .filter((measure) => applies(measure))
      .map((measure) => ({
        id: measure,
        title: formatMessage(measureMessages[measure].name),
        filter: (
          <MeasureFilter measure={measure} search={settled} range={search[measure]} onChange={change} />
        ),
      })),
    {
      id: 'building',
      title: formatMessage(messages.building),
      filter: (
        <BuildingPeriodFilter
          period={search.building}
          onChange={(building) => change({ building })}
          isDisabled={!applies('building')}
        />
      ),
    },
    ...onlyIf(applies('start'), timeGroup('start')),
    {
      id: 'roles',
      title: formatMessage(messages.roles),
      filter: (
        <RoleFilter
          roles={vocabulary.roles}
          itemType={search.itemType}
          search={settled}
          chosen={search.roles}
          onChange={(roles) => change({ roles })}
        />
      ),
    },
    ...onlyIf(applies('companies'), {
      id: 'companies',
      title: formatMessage(messages.company),
      filter: (
        <CompanyFilter
          chosen={search.companies}
          names={vocabulary.companyNames}
          onChange={(companies) => change({ companies })}
        />
      ),
    }),
    ...onlyIf(applies('countryIds'), {
      id: 'countryIds',
      title: formatMessage(messages.countries),
      filter: (
        <ChoiceFilter
          id="countryIds"
          title={formatMessage(messages.countries)}
          options={vocabulary.countries}
          search={settled}
          chosen={search.countryIds}
          onChange={(countryIds) => change({ countryIds })}
        />
      ),
    }),
    ...onlyIf(applies('isPublic'), {
      id: 'isPublic',
      title: formatMessage(messages.sector),
      filter: (
        <SectorFilter
          search={settled}
          isPublic={search.isPublic}
          onChange={(isPublic) => change({ isPublic })}
        />
      ),
    }),
    ...onlyIf(applies('updated'), timeGroup('updated')),
  ]
}
