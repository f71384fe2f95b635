import type { Schemas } from '@spadestik/api-client/schema'
import type { Measure } from './filters'
import { filters, measures } from './filters'
import type { SearchCriteria } from './SearchCriteria'

/** Returns the filters that project and procurement searches share, named as in the API. */
function itemCriteria(search: SearchCriteria): Schemas['ItemCriteria'] {
  const { building } = search
  return {
    ...textCriteria(search),
    companies: search.companies.map((id) => ({ id })),
    isPublic: search.isPublic,
    buildingStart: building.from,
    buildingEnd: building.to,
    allowUnspecifiedStartEnd: building.allowUnspecified,
    ...Object.assign({}, ...measures.map((measure) => measureBody(measure, search))),
  }
}

function measureBody(measure: Measure, search: SearchCriteria): Partial<Schemas['ItemCriteria']> {
  const { body } = filters[measure]
  const { min, max, allowUnspecified } = search[measure]
  return { [body.min]: min, [body.max]: max, [body.allowUnspecified]: allowUnspecified }
}

function textCriteria({ freeSearch, freeSearchType, criteria, countryIds, roles }: SearchCriteria) {
  return {
    freeSearch: freeSearch === '' ? null : freeSearch,
    freeSearchType,
    criteria: criteria.map(({ id, typeId, included }, index) => ({ id, typeId, included, index })),
    countryIds: [...countryIds],
    roles: [...roles],
  }
}

/** Returns the request body of a project search. */
export function toProjectSearch(search: SearchCriteria): Schemas['ProjectSearch'] {
  return { ...itemCriteria(search), projectPhases: [...search.projectPhases] }
}

/** Returns the request body of a procurement search. */
export function toProcurementSearch(search: SearchCriteria): Schemas['ProcurementSearch'] {
  return {
    ...itemCriteria(search),
    procurementPhases: [...search.procurementPhases],
    procurementTypes: [...search.procurementTypes],
    deadlineFrom: search.deadline.from,
    deadlineTo: search.deadline.to,
  }
}

/** Returns the request body of a company search. */
export function toCompanySearch(search: SearchCriteria): Schemas['CompanySearch'] {
  return {
    ...textCriteria(search),
    projectPhases: [...search.projectPhases],
  }
}
