import type { Caller } from '@spadestik/domain/access'
import { may } from '@spadestik/domain/access'
import { formatDate } from '@spadestik/domain/dates'
import type { Measure } from '@spadestik/domain/range'
import { isMeasure, toTypedRange } from '@spadestik/domain/range'
import type { DayRange } from '@spadestik/domain/search'
import { isTimeName } from '@spadestik/domain/times'
import { askedConditions } from '../../filters/askedConditions'
import { amountMessages, conditionMessages, filterMessages as messages } from '../../filters/Filter.messages'
import type { AskedCondition } from '../../filters/FilterRow'
import type { View } from '../../contract/View'
import { textIntl } from '../../reference/textIntl'
import type { LanguageCode } from '../../reference/languages'
import type { AgentKinds, AgentType } from '../../storage/records/AgentFilters'
import { timeMessages } from './Time.messages'

type Agent = AgentKinds[AgentType]['agent']
type Intl = ReturnType<typeof textIntl>
type Format = Intl['formatMessage']

export interface Reader extends Pick<View, 'language'> {
  readonly caller: Caller
}

function daysText({ from, to }: DayRange, format: Format): string {
  if (from === null) return format(messages.until, { day: formatDate(to) })
  if (to === null) return format(messages.since, { day: formatDate(from) })
  return format(messages.period, { from: formatDate(from), to: formatDate(to) })
}

function rangeText(
  measure: Measure,
  { asked }: AskedCondition,
  { formatMessage, formatNumber }: Intl,
): string {
  const { min = null, max = null } = asked
  const typed = toTypedRange(measure, { min, max, allowUnspecified: true })
  const ends = [typed.min, typed.max].flatMap((end) => (end === null ? [] : formatNumber(end)))
  const amount = formatMessage(amountMessages[measure], { amount: ends.join('–') })
  if (typed.min === null) return formatMessage(messages.to, { amount })
  return typed.max === null ? formatMessage(messages.from, { amount }) : amount
}

function describe(condition: AskedCondition, language: LanguageCode): string[] {
  const intl = textIntl(language)
  const format: Format = intl.formatMessage
  const { name, asked } = condition
  const { from = null, to = null, min = null, max = null, allowUnspecified = true } = asked
  if (asked.names !== undefined) return [...(asked.roles ?? []), ...asked.names]
  if (asked.isPublic !== undefined) return [format(asked.isPublic ? messages.public : messages.private)]
  if (isTimeName(name) && typeof asked.within === 'number')
    return [format(timeMessages[name], { count: asked.within })]
  const named = (value: string) => format(messages.named, { name: format(conditionMessages[name]), value })
  const hasEnds = [from, to, min, max].some((end) => end !== null)
  if (!hasEnds) return [named(format(messages.onlyStated))]
  const filter = named(isMeasure(name) ? rangeText(name, condition, intl) : daysText({ from, to }, format))
  return [allowUnspecified ? filter : format(messages.stated, { filter })]
}

/**
 * Describes all filters of an agent (a saved search) in words, without its free text and without filters that
 * the reader cannot use (S17, S24, Z06, K02).
 */
export function describeFilters(agent: Agent, { caller, language }: Reader): string[] {
  const criteria = (agent.criteria ?? []).flatMap(({ name = '', included }) =>
    name === '' ? [] : [included ? name : `− ${name}`],
  )
  const companies =
    'companies' in agent ? (agent.companies ?? []).filter((company) => company.companyName !== undefined) : []
  const described = { ...agent, criteria: [], freeSearch: null, companies }
  const asked = askedConditions(agent.type, described, { language }).filter(
    ({ isPaid }) => isPaid !== true || may(caller, 'readPaidDetails'),
  )
  return [...criteria, ...asked.flatMap((condition) => describe(condition, language))]
}
