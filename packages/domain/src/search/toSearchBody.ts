import type { Schemas } from '@spadestik/api-client/schema'
import { toMeasureBody } from './measures'
import { measuresOf, timesOf } from './filters'
import type { SearchCriteria } from './SearchCriteria'
import { toTimeBody } from './times'

function itemCriteria(search: SearchCriteria, itemType: 'project' | 'procurement'): Schemas['ItemCriteria'] {
  const { building } = search
  return {
    ...textCriteria(search),
    companies: search.companies.map((id) => ({ id })),
    isPublic: search.isPublic,
    buildingStart: building.from,
    buildingEnd: building.to,
    allowUnspecifiedStartEnd: building.allowUnspecified,
    ...Object.assign({}, ...measuresOf(itemType).map((measure) => toMeasureBody(measure, search[measure]))),
    ...Object.assign({}, ...timesOf(itemType).map((name) => toTimeBody(name, search[name]))),
  }
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

export function toProjectSearch(search: SearchCriteria): Schemas['ProjectSearch'] {
  return { ...itemCriteria(search, 'project'), projectPhases: [...search.projectPhases] }
}

export function toProcurementSearch(search: SearchCriteria): Schemas['ProcurementSearch'] {
  return {
    ...itemCriteria(search, 'procurement'),
    procurementPhases: [...search.procurementPhases],
    procurementTypes: [...search.procurementTypes],
  }
}

export function toCompanySearch(search: SearchCriteria): Schemas['CompanySearch'] {
  return {
    ...textCriteria(search),
    projectPhases: [...search.projectPhases],
  }
}
