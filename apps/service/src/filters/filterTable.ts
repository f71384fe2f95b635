import type { FilterName } from '@spadestik/domain/search'
import { appliesTo } from '@spadestik/domain/search'
import { sql } from 'kysely'
import { countriesNamed, namesAmong } from '../reference/namesOf'
import { procurementPhases } from '../reference/procurementPhases'
import { procurementTypes } from '../reference/procurementTypes'
import { projectPhases } from '../reference/projectPhases'
import type { AgentType } from '../storage/records/AgentFilters'
import type { FilterRow } from './FilterRow'
import { building } from './building'
import { criteria } from './criteria'
import { ids } from './ids'
import { isPublic } from './isPublic'
import { measure } from './measure'
import { companies, roles } from './partners'
import { deadline, start, updated } from './time'
import { unseen } from './unseen'

/**
 * What the service knows about each filter of a search, in the order in which explanations and mails list
 * them. Searches, agents (saved searches), explanations and alerts are derived from these rows. A filter of the
 * domain package that is missing here does not compile.
 */
export const filterTable = {
  criteria,
  projectPhases: ids({
    name: 'projectPhases',
    itemColumn: 'phase_id',
    changedBy: ['phase'],
    namesOf: namesAmong(projectPhases),
    ofCompany: {
      isMet: (chosen) => sql`exists (
        select 1 from company_roles r join project_search p on p.id = r.project_id
        where r.company_id = s.id and p.phase_id = any(${chosen}))`,
      idsOf: (company) => company.phase_ids,
    },
  }),
  procurementPhases: ids({
    name: 'procurementPhases',
    itemColumn: 'phase_id',
    changedBy: ['phase'],
    namesOf: namesAmong(procurementPhases),
  }),
  procurementTypes: ids({
    name: 'procurementTypes',
    itemColumn: 'type_id',
    changedBy: ['type'],
    namesOf: namesAmong(procurementTypes),
  }),
  roles,
  companies,
  countryIds: ids({
    name: 'countryIds',
    itemColumn: 'country_id',
    changedBy: ['country'],
    namesOf: countriesNamed,
  }),
  deadline,
  start,
  updated,
  building,
  budget: measure('budget', 'budget', 'lot_sums'),
  buildingSize: measure('buildingSize', 'building_size'),
  groundSize: measure('groundSize', 'ground_size'),
  units: measure('units', 'units'),
  metres: measure('metres', 'metres'),
  isPublic,
  unseen,
} satisfies { readonly [Name in FilterName]: FilterRow }

export const filterRows: readonly FilterRow[] = Object.values(filterTable)

/** Returns the filters by which items of a type can be found. */
export function filtersOf(itemType: AgentType): readonly FilterRow[] {
  return filterRows.filter(({ name }) => appliesTo(name, itemType))
}
