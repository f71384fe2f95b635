import type { Schemas } from '@spadestik/api-client/schema'
import type { ItemType } from '../items/ItemType'
import { recordOf } from '../records/recordOf'
import type { ChoiceName, FilterBody, FilterName, FilterValues } from './filters'
import { choiceNames, filterNames, measures, timeNames } from './filters'
import { fromMeasureBody, toMeasureBody } from './measures'
import type { SearchCriteria } from './SearchCriteria'
import { appliesTo } from './SearchCriteria'
import { fromTimeBody, toTimeBody } from './times'

/** How a filter is written to a request body, and read from one. A missing filter is read as empty. */
interface BodyRule<Value> {
  readonly to: (value: Value) => FilterBody
  readonly from: (sent: FilterBody) => Value
}

const choice = (name: ChoiceName): BodyRule<readonly number[]> => ({
  to: (ids) => ({ [name]: [...ids] }),
  from: (sent) => sent[name] ?? [],
})

const rules: { readonly [Name in FilterName]: BodyRule<FilterValues[Name]> } = {
  criteria: {
    to: (chosen) => ({
      criteria: chosen.map(({ id, typeId, included }, index) => ({ id, typeId, included, index })),
    }),
    from: ({ criteria = [] }) =>
      criteria
        .toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0))
        .map(({ id, typeId, included }) => ({ id, typeId, included })),
  },
  ...recordOf(choiceNames, choice),
  companies: {
    to: (ids) => ({ companies: ids.map((id) => ({ id })) }),
    from: ({ companies = [] }) => companies.map(({ id }) => id),
  },
  ...recordOf(measures, (name) => ({
    to: (range: FilterValues[typeof name]) => toMeasureBody(name, range),
    from: (sent: FilterBody) => fromMeasureBody(name, sent),
  })),
  building: {
    to: ({ from, to, allowUnspecified }) => ({
      buildingStart: from,
      buildingEnd: to,
      allowUnspecifiedStartEnd: allowUnspecified,
    }),
    from: ({ buildingStart: from = null, buildingEnd: to = null, allowUnspecifiedStartEnd = true }) => ({
      from,
      to,
      allowUnspecified: allowUnspecifiedStartEnd,
    }),
  },
  ...recordOf(timeNames, (name) => ({
    to: (value: FilterValues[typeof name]) => toTimeBody(name, value),
    from: (sent: FilterBody) => fromTimeBody(name, sent),
  })),
  isPublic: { to: (isPublic) => ({ isPublic }), from: ({ isPublic = null }) => isPublic },
  // Searches send this filter in the query of the request, and agents do not have it.
  unseen: { to: () => ({}), from: () => false },
}

const ruleOf = <Name extends FilterName>(name: Name): BodyRule<FilterValues[Name]> => rules[name]

const namesOf = (itemType: ItemType) => filterNames.filter((name) => appliesTo(name, itemType))

/** Returns the body of a search with all filters that the item type has. */
function toBody(search: SearchCriteria, itemType: ItemType): FilterBody {
  const { freeSearch, freeSearchType } = search
  const write = <Name extends FilterName>(name: Name) => ruleOf(name).to(search[name])
  return Object.assign(
    { freeSearch: freeSearch === '' ? null : freeSearch, freeSearchType },
    ...namesOf(itemType).map((name) => write(name)),
  )
}

export const toProjectSearch = (search: SearchCriteria): Schemas['ProjectSearch'] => toBody(search, 'project')

export const toProcurementSearch = (search: SearchCriteria): Schemas['ProcurementSearch'] =>
  toBody(search, 'procurement')

export const toCompanySearch = (search: SearchCriteria): Schemas['CompanySearch'] => toBody(search, 'company')

/** Returns the values of all filters that the item type has. */
export function fromFilterBody(sent: FilterBody, itemType: ItemType): Partial<FilterValues> {
  return Object.fromEntries(namesOf(itemType).map((name) => [name, ruleOf(name).from(sent)]))
}
