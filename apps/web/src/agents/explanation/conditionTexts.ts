import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { formatShortAmount } from '@spadestik/domain/money'
import { formatPeriod } from '@spadestik/domain/quarter'
import type { Measure } from '@spadestik/domain/range'
import { measures } from '@spadestik/domain/range'
import type { TimeName } from '@spadestik/domain/times'
import { timeNames } from '@spadestik/domain/times'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { measureLabel } from '../../search/words/filterLabels'
import { measureMessages } from '../../search/words/Measure.messages'
import { messages as searchMessages } from '../../search/words/Search.messages'
import { timeNameMessages } from '../../search/words/Time.messages'
import { timeLabel } from '../../search/words/timeLabel'
import { messages } from './Explanation.messages'

/** A condition of an agent, compared with an item. */
export type Condition = Schemas['ExplainedCondition']
type Name = Condition['name']

const names: Record<Exclude<Name, Measure | TimeName>, MessageDescriptor> = {
  freeSearch: searchMessages.text,
  postalCode: searchMessages.zipCode,
  criteria: messages.criteria,
  excludedCriteria: messages.excludedCriteria,
  projectPhases: searchMessages.phases,
  procurementPhases: searchMessages.phases,
  procurementTypes: searchMessages.types,
  roles: searchMessages.roles,
  companies: searchMessages.company,
  countryIds: searchMessages.countries,
  building: searchMessages.building,
  isPublic: searchMessages.sector,
}

const isMeasure = (name: Name): name is Measure => measures.some((measure) => measure === name)
const isTime = (name: Name): name is TimeName => timeNames.some((time) => time === name)

/** Returns the name of the filter that a condition compares. */
export function conditionName({ formatMessage }: IntlShape, { name, criterionType }: Condition): string {
  if (criterionType !== null) return criterionType
  if (isMeasure(name)) return formatMessage(measureMessages[name].name)
  if (isTime(name)) return formatMessage(timeNameMessages[name])
  return formatMessage(names[name])
}

const anyOf = (intl: IntlShape, parts: readonly string[]) => intl.formatList(parts, { type: 'disjunction' })
const allOf = (intl: IntlShape, parts: readonly string[]) => intl.formatList(parts, { type: 'conjunction' })

function askedNames(intl: IntlShape, { names: chosen = [], roles = [], excluded = [] }: Condition['asked']) {
  const included = anyOf(intl, chosen)
  if (roles.length > 0) {
    return intl.formatMessage(messages.companiesAs, { companies: included, roles: anyOf(intl, roles) })
  }
  if (excluded.length === 0) return included
  const without = allOf(intl, excluded)
  return chosen.length === 0
    ? intl.formatMessage(messages.only, { excluded: without })
    : intl.formatMessage(messages.without, { included, excluded: without })
}

/** Returns what the agent asks for in a condition. */
export function askedText(intl: IntlShape, { name, asked }: Condition): string {
  const { formatMessage } = intl
  const { min = null, max = null, from = null, to = null, within = null, allowUnspecified = true } = asked
  if (isMeasure(name)) return measureLabel(intl, name, { min, max, allowUnspecified })
  if (isTime(name)) return timeLabel(intl, name, within === null ? { from, to } : { within })
  if (name === 'building') {
    const period = formatPeriod(from, to)
    if (period === null) return formatMessage(searchMessages.buildingStated)
    return allowUnspecified ? formatMessage(messages.orUnspecified, { period }) : period
  }
  if (name === 'isPublic') {
    return formatMessage(asked.isPublic === true ? searchMessages.public : searchMessages.private)
  }
  return asked.text ?? askedNames(intl, asked)
}

function wordsText(intl: IntlShape, { isMet, missing }: Condition): string {
  const { formatMessage } = intl
  if (isMet === true) return formatMessage(messages.wordsOccur)
  const unwanted = missing.filter((part) => part.startsWith('-')).map((part) => part.slice(1))
  const absent = missing.filter((part) => !part.startsWith('-'))
  if (absent.length > 0) return formatMessage(messages.missing, { words: allOf(intl, absent) })
  if (unwanted.length > 0) return formatMessage(messages.unwanted, { words: allOf(intl, unwanted) })
  return formatMessage(messages.wordsDiffer)
}

/** Returns what the item has where a condition asks for something. */
export function foundText(intl: IntlShape, condition: Condition): string {
  const { formatMessage } = intl
  const { name, found, isWithheld } = condition
  if (name === 'freeSearch') return wordsText(intl, condition)
  if (isWithheld) return formatMessage(messages.withheld)
  if (found === null) return formatMessage(messages.unspecified)
  const { number, currency, day, deadlines, names: own, postalCode, isPublic, from = null, to = null } = found
  if (number !== undefined && isMeasure(name)) {
    return currency === undefined
      ? formatMessage(messages.value, { value: number, unit: formatMessage(measureMessages[name].unit) })
      : formatShortAmount(number, currency, intl.locale)
  }
  if (day !== undefined) return formatDate(day)
  if (deadlines !== undefined && deadlines !== null) {
    return allOf(
      intl,
      deadlines.map((one) => formatDate(one)),
    )
  }
  if (isPublic !== undefined) {
    return formatMessage(isPublic ? searchMessages.public : searchMessages.private)
  }
  return postalCode ?? (own === undefined ? formatPeriod(from, to) : allOf(intl, own)) ?? ''
}
