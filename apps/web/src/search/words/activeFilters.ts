import { formatPeriod } from '@spadestik/domain/quarter'
import { isFiltering, measures } from '@spadestik/domain/range'
import type { SearchCriteria } from '@spadestik/domain/search'
import { appliesTo, emptyCriteria } from '@spadestik/domain/search'
import { isTimeSet, timeNames } from '@spadestik/domain/times'
import type { ActiveFilter } from '@spadestik/ui/ActiveFilters'
import type { IntlShape } from 'react-intl'
import { messages } from './Filter.messages'
import { companyLabel, measureLabel } from './filterLabels'
import { measureMessages } from './Measure.messages'
import { timeLabel } from './timeLabel'
import type { SearchVocabulary } from './useSearchVocabulary'

export interface RemovableFilter extends ActiveFilter {
  readonly removal: Partial<SearchCriteria>
}

type IdField = 'projectPhases' | 'procurementPhases' | 'procurementTypes' | 'countryIds' | 'roles'

function chosenIds(
  search: SearchCriteria,
  field: IdField,
  named: readonly { readonly id: number; readonly name: string }[],
): RemovableFilter[] {
  return search[field].map((id) => ({
    id: `${field} ${id}`,
    label: named.find((one) => one.id === id)?.name ?? String(id),
    kind: 'plain',
    removal: { [field]: search[field].filter((other) => other !== id) },
  }))
}

function chosenCriteria(search: SearchCriteria, { criterionTypes }: SearchVocabulary): RemovableFilter[] {
  return search.criteria.map((choice) => {
    const type = criterionTypes.find(({ id }) => id === choice.typeId)
    return {
      id: `criterion ${choice.id}`,
      label: type?.names.get(choice.id) ?? '…',
      kind: choice.included ? 'included' : 'excluded',
      removal: { criteria: search.criteria.filter((other) => other !== choice) },
    }
  })
}

/** Returns the value with the name of its filter, so that no chip shows only a number. */
const named = ({ formatMessage }: IntlShape, name: string, value: string): string =>
  formatMessage(messages.filterOf, { name, value })

function periodLabel(intl: IntlShape, { from, to, allowUnspecified }: SearchCriteria['building']): string {
  const { formatMessage } = intl
  const period = formatPeriod(from, to)
  if (period === null) return formatMessage(messages.buildingStated)
  const filter = named(intl, formatMessage(messages.building), period)
  return allowUnspecified ? filter : formatMessage(messages.stated, { filter })
}

/** Returns the active filters of a search, in the order of the panel (S07). */
export function activeFilters(
  search: SearchCriteria,
  vocabulary: SearchVocabulary,
  intl: IntlShape,
): RemovableFilter[] {
  const { freeSearch, isPublic, building, itemType } = search
  const empty = emptyCriteria(itemType)
  const plain = (id: keyof SearchCriteria, isSet: boolean, label: () => string): RemovableFilter[] =>
    isSet && appliesTo(id, itemType)
      ? [{ id, label: label(), kind: 'plain', removal: { [id]: empty[id] } }]
      : []
  return [
    ...plain('freeSearch', freeSearch !== '', () => freeSearch),
    ...chosenCriteria(search, vocabulary),
    ...chosenIds(search, 'projectPhases', vocabulary.projectPhases),
    ...chosenIds(search, 'procurementPhases', vocabulary.procurementPhases),
    ...chosenIds(search, 'procurementTypes', vocabulary.procurementTypes),
    ...chosenIds(search, 'roles', vocabulary.roles),
    ...search.companies.map((id): RemovableFilter => ({
      id: `companies ${id}`,
      label: companyLabel(intl, vocabulary.companyNames, id),
      kind: 'plain',
      removal: { companies: search.companies.filter((other) => other !== id) },
    })),
    ...chosenIds(search, 'countryIds', vocabulary.countries),
    ...timeNames.flatMap((name) =>
      plain(name, isTimeSet(search[name]), () => timeLabel(intl, name, search[name])),
    ),
    ...plain('building', building.from !== null || building.to !== null || !building.allowUnspecified, () =>
      periodLabel(intl, building),
    ),
    ...measures.flatMap((measure) =>
      plain(measure, isFiltering(search[measure]), () =>
        named(
          intl,
          intl.formatMessage(measureMessages[measure].name),
          measureLabel(intl, measure, search[measure]),
        ),
      ),
    ),
    ...plain('isPublic', isPublic !== null, () =>
      intl.formatMessage(isPublic ? messages.public : messages.private),
    ),
    ...plain('unseen', search.unseen, () => intl.formatMessage(messages.unseen)),
  ]
}
