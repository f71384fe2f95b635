import type { Schemas } from '@spadestik/api-client'
import { formatPeriod } from '@spadestik/domain/quarter'
import { measures } from '@spadestik/domain/range'
import { recordOf } from '@spadestik/domain/records'
import { choiceNames } from '@spadestik/domain/search'
import { timeNames } from '@spadestik/domain/times'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { messages as filterMessages } from '../../filters/Filter.messages'
import { measureLabel } from '../../filters/filterLabels'
import { filterTexts } from '../../filters/filterTexts'
import { messages as searchMessages } from '../../filters/Search.messages'
import { timeLabel } from '../../filters/timeLabel'
import { messages } from './Asked.messages'

/** A condition of an agent (a saved search): a filter, and the value that the agent requires. */
type AskedCondition = Pick<Schemas['ExplainedCondition'], 'name' | 'criterionType' | 'asked'>
type Name = AskedCondition['name']
type AskedText = (asked: AskedCondition['asked'], intl: IntlShape) => string

const titles: Readonly<Record<Name, { readonly title: MessageDescriptor }>> = {
  ...filterTexts,
  freeSearch: { title: searchMessages.text },
  postalCode: { title: searchMessages.zipCode },
  excludedCriteria: { title: messages.excludedCriteria },
}

export const conditionName = (
  { formatMessage }: IntlShape,
  { name, criterionType }: AskedCondition,
): string => criterionType ?? formatMessage(titles[name].title)

const anyOf = (intl: IntlShape, parts: readonly string[]) => intl.formatList(parts, { type: 'disjunction' })
export const allOf = (intl: IntlShape, parts: readonly string[]) =>
  intl.formatList(parts, { type: 'conjunction' })

const text: AskedText = (asked) => asked.text ?? ''

const names: AskedText = ({ names: chosen = [], roles = [], excluded = [] }, intl) => {
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

const building: AskedText = ({ from = null, to = null, allowUnspecified = true }, { formatMessage }) => {
  const period = formatPeriod(from, to)
  if (period === null) return formatMessage(filterMessages.buildingStated)
  return allowUnspecified ? formatMessage(messages.orUnspecified, { period }) : period
}

const texts: Readonly<Record<Name, AskedText>> = {
  freeSearch: text,
  postalCode: text,
  criteria: names,
  excludedCriteria: names,
  companies: names,
  ...recordOf(choiceNames, () => names),
  building,
  isPublic: ({ isPublic }, { formatMessage }) =>
    formatMessage(isPublic === true ? filterMessages.public : filterMessages.private),
  ...recordOf(
    measures,
    (name): AskedText =>
      ({ min = null, max = null, allowUnspecified = true }, intl) =>
        measureLabel(intl, name, { min, max, allowUnspecified }),
  ),
  ...recordOf(
    timeNames,
    (name): AskedText =>
      ({ from = null, to = null, within = null }, intl) =>
        timeLabel(intl, name, within === null ? { from, to } : { within }),
  ),
}

export const askedText = (intl: IntlShape, { name, asked }: AskedCondition): string =>
  texts[name](asked, intl)

/**
 * Returns a condition as text, with its name and value. The value of a time filter already contains the name.
 */
export function conditionLabel(intl: IntlShape, condition: AskedCondition): string {
  const value = askedText(intl, condition)
  if (timeNames.some((name) => name === condition.name)) return value
  const name = conditionName(intl, condition)
  return intl.formatMessage(filterMessages.filterOf, { name, value })
}
