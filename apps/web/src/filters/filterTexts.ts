import type { Schemas } from '@spadestik/api-client'
import { formatPeriod } from '@spadestik/domain/quarter'
import type { Measure } from '@spadestik/domain/range'
import { measures } from '@spadestik/domain/range'
import { recordOf } from '@spadestik/domain/records'
import type { CriterionChoice, FilterName, Range, SearchCriteria } from '@spadestik/domain/search'
import type { TimeName, TimeValue } from '@spadestik/domain/times'
import type { ActiveFilter } from '@spadestik/ui/ActiveFilters'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { messages } from './Filter.messages'
import { companyLabel, measureLabel } from './filterLabels'
import { measureMessages } from './Measure.messages'
import { timeNameMessages } from './Time.messages'
import { timeLabel } from './timeLabel'
import type { SearchVocabulary } from './useSearchVocabulary'

/** Whom the texts are for, and the names of what users can choose. */
export interface TextContext {
  readonly intl: IntlShape
  readonly vocabulary: SearchVocabulary
}

/** A part of a filter's value that users can remove. `rest` is the value without this part. */
interface FilterPart<Value> {
  readonly id: number
  readonly label: string
  readonly kind: ActiveFilter['kind']
  readonly rest: Value
}

type MatchReason = Schemas['MatchReason']

export interface MatchedFilter {
  readonly id?: number
  readonly label: string
  /** Whether the item has no value and matches only because the filter includes such items. */
  readonly isUnspecified: boolean
}

/** The texts about one filter. All functions receive values that leave out items. */
interface FilterText<Value> {
  readonly title: MessageDescriptor
  /** The parts of the value, or the text of a value that users can only remove as a whole. */
  readonly parts: (value: Value, context: TextContext) => readonly FilterPart<Value>[] | string
  /** What the filter says about an item that matches. @default the texts of the parts, joined by 'or' */
  readonly reasons?: (value: Value, reason: MatchReason, context: TextContext) => readonly MatchedFilter[]
}

/** Returns the value with the name of its filter, so that no chip shows only a number. */
const named = ({ formatMessage }: IntlShape, title: MessageDescriptor, value: string): string =>
  formatMessage(messages.filterOf, { name: formatMessage(title), value })

/**
 * Returns what a filter with a range says about an item. Such a filter can also match an item without a value
 * (S18).
 */
function rangeReason(
  { formatMessage }: IntlShape,
  title: MessageDescriptor,
  isUnspecified: boolean,
  value: string,
): MatchedFilter {
  const name = formatMessage(title)
  const label = formatMessage(isUnspecified ? messages.notStated : messages.filterOf, { name, value })
  return { label, isUnspecified }
}

const choice = (
  title: MessageDescriptor,
  labelOf: (id: number, context: TextContext) => string,
): FilterText<readonly number[]> => ({
  title,
  parts: (chosen, context) =>
    chosen.map((id) => ({
      id,
      label: labelOf(id, context),
      kind: 'plain',
      rest: chosen.filter((other) => other !== id),
    })),
})

const option =
  (name: keyof SearchVocabulary['options']) =>
  (id: number, { vocabulary }: TextContext): string =>
    vocabulary.options[name].find((one) => one.id === id)?.name ?? String(id)

const measure = (name: Measure): FilterText<Range> => {
  const title = measureMessages[name].name
  return {
    title,
    parts: (range, { intl }) => named(intl, title, measureLabel(intl, name, range)),
    reasons: (range, { unspecified }, { intl }) => {
      const value = measureLabel(intl, name, { ...range, allowUnspecified: true })
      return [rangeReason(intl, title, unspecified.includes(name), value)]
    },
  }
}

const time = (name: TimeName): FilterText<TimeValue> => ({
  title: timeNameMessages[name],
  parts: (value, { intl }) => timeLabel(intl, name, value),
})

const criteria: FilterText<readonly CriterionChoice[]> = {
  title: messages.criteria,
  parts: (chosen, { vocabulary: { criterionTypes } }) =>
    chosen.map((one) => ({
      id: one.id,
      label: criterionTypes.find(({ id }) => id === one.typeId)?.names.get(one.id) ?? '…',
      kind: one.included ? 'included' : 'excluded',
      rest: chosen.filter((other) => other !== one),
    })),
  reasons: (_chosen, reason, { vocabulary: { criterionTypes } }) =>
    reason.criteria.flatMap((id) => {
      const label = criterionTypes.find(({ names }) => names.has(id))?.names.get(id)
      return label === undefined ? [] : [{ id, label, isUnspecified: false }]
    }),
}

const building: FilterText<SearchCriteria['building']> = {
  title: messages.building,
  parts({ from, to, allowUnspecified }, { intl }) {
    const period = formatPeriod(from, to)
    if (period === null) return intl.formatMessage(messages.buildingStated)
    const filter = named(intl, messages.building, period)
    return allowUnspecified ? filter : intl.formatMessage(messages.stated, { filter })
  },
  reasons({ from, to }, { unspecified }, { intl }) {
    const period = formatPeriod(from, to)
    if (period === null) return []
    return [rangeReason(intl, messages.building, unspecified.includes('buildingPeriod'), period)]
  },
}

/**
 * The texts of each filter, in the order of the chips above the results (S07) and of the reasons why an item
 * matches (S18).
 */
export const filterTexts: { readonly [Name in FilterName]: FilterText<SearchCriteria[Name]> } = {
  criteria,
  projectPhases: choice(messages.phases, option('projectPhases')),
  procurementPhases: choice(messages.phases, option('procurementPhases')),
  procurementTypes: choice(messages.types, option('procurementTypes')),
  roles: choice(messages.roles, option('roles')),
  companies: choice(messages.company, (id, { intl, vocabulary }) =>
    companyLabel(intl, vocabulary.companyNames, id),
  ),
  countryIds: choice(messages.countries, option('countryIds')),
  deadline: time('deadline'),
  start: time('start'),
  updated: time('updated'),
  building,
  ...recordOf(measures, measure),
  isPublic: {
    title: messages.sector,
    parts: (isPublic, { intl }) => intl.formatMessage(isPublic === true ? messages.public : messages.private),
  },
  unseen: {
    title: messages.unseen,
    parts: (_unseen, { intl }) => intl.formatMessage(messages.unseen),
    reasons: () => [],
  },
}
