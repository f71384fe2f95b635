import type { Schemas } from '@spadestik/api-client'
import { formatPeriod } from '@spadestik/domain/quarter'
import type { Measure } from '@spadestik/domain/range'
import { measures } from '@spadestik/domain/range'
import type { TimeName } from '@spadestik/domain/times'
import { timeNames } from '@spadestik/domain/times'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { measureLabel } from '../../search/words/filterLabels'
import { measureMessages } from '../../search/words/Measure.messages'
import { messages as filterMessages } from '../../search/words/Filter.messages'
import { messages as searchMessages } from '../../search/words/Search.messages'
import { timeNameMessages } from '../../search/words/Time.messages'
import { timeLabel } from '../../search/words/timeLabel'
import { messages } from './Asked.messages'

/** A condition of an agent (a saved search): a filter, and the value that the agent requires. */
export type AskedCondition = Pick<Schemas['ExplainedCondition'], 'name' | 'criterionType' | 'asked'>
type Name = AskedCondition['name']

const names: Record<Exclude<Name, Measure | TimeName>, MessageDescriptor> = {
  freeSearch: searchMessages.text,
  postalCode: searchMessages.zipCode,
  criteria: messages.criteria,
  excludedCriteria: messages.excludedCriteria,
  projectPhases: filterMessages.phases,
  procurementPhases: filterMessages.phases,
  procurementTypes: filterMessages.types,
  roles: filterMessages.roles,
  companies: filterMessages.company,
  countryIds: filterMessages.countries,
  building: filterMessages.building,
  isPublic: filterMessages.sector,
}

export const isMeasure = (name: Name): name is Measure => measures.some((measure) => measure === name)
export const isTime = (name: Name): name is TimeName => timeNames.some((time) => time === name)

export function conditionName({ formatMessage }: IntlShape, { name, criterionType }: AskedCondition): string {
  if (criterionType !== null) return criterionType
  if (isMeasure(name)) return formatMessage(measureMessages[name].name)
  if (isTime(name)) return formatMessage(timeNameMessages[name])
  return formatMessage(names[name])
}

const anyOf = (intl: IntlShape, parts: readonly string[]) => intl.formatList(parts, { type: 'disjunction' })
export const allOf = (intl: IntlShape, parts: readonly string[]) =>
  intl.formatList(parts, { type: 'conjunction' })

function askedNames(
  intl: IntlShape,
  { names: chosen = [], roles = [], excluded = [] }: AskedCondition['asked'],
) {
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

export function askedText(intl: IntlShape, { name, asked }: AskedCondition): string {
  const { formatMessage } = intl
  const { min = null, max = null, from = null, to = null, within = null, allowUnspecified = true } = asked
  if (isMeasure(name)) return measureLabel(intl, name, { min, max, allowUnspecified })
  if (isTime(name)) return timeLabel(intl, name, within === null ? { from, to } : { within })
  if (name === 'building') {
    const period = formatPeriod(from, to)
    if (period === null) return formatMessage(filterMessages.buildingStated)
    return allowUnspecified ? formatMessage(messages.orUnspecified, { period }) : period
  }
  if (name === 'isPublic') {
    return formatMessage(asked.isPublic === true ? filterMessages.public : filterMessages.private)
  }
  return asked.text ?? askedNames(intl, asked)
}
