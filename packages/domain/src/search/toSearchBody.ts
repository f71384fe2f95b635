import type { Schemas } from '@spadestik/api-client/schema'
import type { ItemType } from '../items/ItemType'
import { appliesTo } from './appliesTo'
import type { FilterBody, FilterName, FilterValues, Measure, TimeName } from './filters'
import { filterNames, isMeasure, isTimeName } from './filters'
import { toMeasureBody } from './measures'
import type { SearchCriteria } from './SearchCriteria'
import { toTimeBody } from './times'

type OtherName = Exclude<FilterName, Measure | TimeName>

/** How each filter that is neither a measure nor a time is sent. */
const bodies: { readonly [Name in OtherName]: (value: FilterValues[Name]) => FilterBody } = {
  criteria: (chosen) => ({
    criteria: chosen.map(({ id, typeId, included }, index) => ({ id, typeId, included, index })),
  }),
  roles: (ids) => ({ roles: [...ids] }),
  companies: (ids) => ({ companies: ids.map((id) => ({ id })) }),
  countryIds: (ids) => ({ countryIds: [...ids] }),
  projectPhases: (ids) => ({ projectPhases: [...ids] }),
  procurementPhases: (ids) => ({ procurementPhases: [...ids] }),
  procurementTypes: (ids) => ({ procurementTypes: [...ids] }),
  building: ({ from, to, allowUnspecified }) => ({
    buildingStart: from,
    buildingEnd: to,
    allowUnspecifiedStartEnd: allowUnspecified,
  }),
  isPublic: (isPublic) => ({ isPublic }),
  // Searches send this filter in the query of the request, and agents do not have it.
  unseen: () => ({}),
}

const otherBody = <Name extends OtherName>(name: Name, values: FilterValues): FilterBody =>
  bodies[name](values[name])

function bodyOf(name: FilterName, values: FilterValues): FilterBody {
  if (isMeasure(name)) return toMeasureBody(name, values[name])
  return isTimeName(name) ? toTimeBody(name, values[name]) : otherBody(name, values)
}

/** Returns the body of a search with all filters that the item type has. */
function toBody(search: SearchCriteria, itemType: ItemType): FilterBody {
  const { freeSearch, freeSearchType } = search
  return filterNames
    .filter((name) => appliesTo(name, itemType))
    .reduce<FilterBody>((body, name) => Object.assign(body, bodyOf(name, search)), {
      freeSearch: freeSearch === '' ? null : freeSearch,
      freeSearchType,
    })
}

export const toProjectSearch = (search: SearchCriteria): Schemas['ProjectSearch'] => toBody(search, 'project')

export const toProcurementSearch = (search: SearchCriteria): Schemas['ProcurementSearch'] =>
  toBody(search, 'procurement')

export const toCompanySearch = (search: SearchCriteria): Schemas['CompanySearch'] => toBody(search, 'company')
