import { measures } from '@spadestik/domain/range'
import { recordOf } from '@spadestik/domain/records'
import type { FilterName } from '@spadestik/domain/search'
import type { ReactNode } from 'react'
import { BuildingPeriodFilter } from './BuildingPeriodFilter'
import { ChoiceFilter, ProjectPhaseFilter } from './ChoiceFilter'
import { CompanyFilter } from './CompanyFilter'
import type { FilterProps } from './FilterSection'
import { MeasureFilter } from './MeasureFilter'
import { RoleFilter } from './RoleFilter'
import { SectorFilter } from './SectorFilter'
import { TimeFilter } from './TimeFilter'
import { UnseenFilter } from './UnseenFilter'

/** A filter with one section in the panel. The criteria have a section for each criterion type. */
export type PanelName = Exclude<FilterName, 'criteria'>

export type FilterPanels = {
  readonly [Name in PanelName]: (props: FilterProps<Name>) => ReactNode
}

/** The component of each filter, in the order of the panel (S09). */
export const filterPanels: FilterPanels & Readonly<Record<'criteria', 'onePerType'>> = {
  unseen: UnseenFilter,
  projectPhases: ProjectPhaseFilter,
  procurementPhases: ChoiceFilter,
  deadline: TimeFilter,
  criteria: 'onePerType',
  procurementTypes: ChoiceFilter,
  ...recordOf(measures, () => MeasureFilter),
  building: BuildingPeriodFilter,
  start: TimeFilter,
  roles: RoleFilter,
  companies: CompanyFilter,
  countryIds: ChoiceFilter,
  isPublic: SectorFilter,
  updated: TimeFilter,
}
