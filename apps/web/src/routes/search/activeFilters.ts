import { formatDate } from '@spadestik/domain/dates'
import { toMillions } from '@spadestik/domain/money'
import type { DayRange, Range, SearchCriteria } from '@spadestik/domain/search'
import { emptyCriteria } from '@spadestik/domain/search'
import type { ActiveFilter } from '@spadestik/ui/ActiveFilters'
import type { IntlShape } from 'react-intl'
import { messages } from './Search.messages'
import type { SearchVocabulary } from './useSearchVocabulary'

/** A filter as a chip, and the change that takes it away. */
export interface RemovableFilter extends ActiveFilter {
  readonly removal: Partial<SearchCriteria>
}

type IdField = 'projectPhases' | 'procurementPhases' | 'procurementTypes' | 'countryIds'

function deadlineLabel({ formatMessage }: IntlShape, { from, to }: DayRange): string {
  if (from !== null && to !== null) {
    return formatMessage(messages.between, { from: formatDate(from), to: formatDate(to) })
  }
  return from === null
    ? formatMessage(messages.until, { day: formatDate(to) })
    : formatMessage(messages.since, { day: formatDate(from) })
}

function sumLabel({ formatMessage }: IntlShape, { min, max }: Range): string {
  if (min !== null && max !== null) {
    return formatMessage(messages.sumBetween, { min: toMillions(min), max: toMillions(max) })
  }
  if (min !== null) return formatMessage(messages.sumFrom, { min: toMillions(min) })
  return max === null
    ? formatMessage(messages.sumStated)
    : formatMessage(messages.sumTo, { max: toMillions(max) })
}

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
    const tree = criterionTypes.find(({ id }) => id === choice.typeId)?.tree
    const index = tree?.indexOfId.get(choice.id)
    return {
      id: `criterion ${choice.id}`,
      label: tree === undefined || index === undefined ? '…' : tree.label(index),
      kind: choice.included ? 'included' : 'excluded',
      removal: { criteria: search.criteria.filter((other) => other !== choice) },
    }
  })
}

/** Every filter of a search as a removable chip, in the order of the filter panel. */
export function activeFilters(
  search: SearchCriteria,
  vocabulary: SearchVocabulary,
  intl: IntlShape,
): RemovableFilter[] {
  const { freeSearch, budget, deadline, isPublic } = search
  const empty = emptyCriteria(search.itemType)
  const plain = (id: keyof SearchCriteria, isSet: boolean, label: () => string): RemovableFilter[] =>
    isSet ? [{ id, label: label(), kind: 'plain', removal: { [id]: empty[id] } }] : []
  return [
    ...plain('freeSearch', freeSearch !== '', () => freeSearch),
    ...chosenCriteria(search, vocabulary),
    ...chosenIds(search, 'projectPhases', vocabulary.projectPhases),
    ...chosenIds(search, 'procurementPhases', vocabulary.procurementPhases),
    ...chosenIds(search, 'procurementTypes', vocabulary.procurementTypes),
    ...chosenIds(search, 'countryIds', vocabulary.countries),
    ...plain('deadline', deadline.from !== null || deadline.to !== null, () => deadlineLabel(intl, deadline)),
    ...plain('budget', budget.min !== null || budget.max !== null || !budget.allowUnspecified, () =>
      sumLabel(intl, budget),
    ),
    ...plain('isPublic', isPublic !== null, () =>
      intl.formatMessage(isPublic ? messages.public : messages.private),
    ),
  ]
}
