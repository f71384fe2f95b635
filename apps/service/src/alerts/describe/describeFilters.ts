import type { Caller } from '@spadestik/domain/access'
import { may } from '@spadestik/domain/access'
import { formatDate } from '@spadestik/domain/dates'
import type { Measure } from '@spadestik/domain/range'
import { isMeasure, toTypedRange } from '@spadestik/domain/range'
import type { DayRange } from '@spadestik/domain/search'
import { isTimeName } from '@spadestik/domain/times'
import { askedConditions } from '../../filters/askedConditions'
import type { AskedCondition } from '../../filters/FilterRow'
import type { View } from '../../contract/View'
import { filterMessages as messages } from '../../mail/Filter.messages'
import { textIntl } from '../../reference/textIntl'
import type { LanguageCode } from '../../reference/languages'
import type { AgentKinds, AgentType } from '../../storage/records/AgentFilters'
import { timeMessages } from './Time.messages'

type Agent = AgentKinds[AgentType]['agent']
type Format = ReturnType<typeof textIntl>['formatMessage']

export interface Reader extends Pick<View, 'language'> {
  readonly caller: Caller
}

function daysText({ from, to }: DayRange, format: Format): string {
  if (from === null) return format(messages.until, { day: formatDate(to) })
  if (to === null) return format(messages.since, { day: formatDate(from) })
  return format(messages.period, { from: formatDate(from), to: formatDate(to) })
}

function rangeText(unit: Measure, { asked }: AskedCondition, format: Format): string {
  const { min = null, max = null } = asked
  const typed = toTypedRange(unit, { min, max, allowUnspecified: true })
  if (typed.min === null) return format(messages.to, { unit, max: typed.max ?? 0 })
  if (typed.max === null) return format(messages.from, { unit, min: typed.min })
  return format(messages.between, { unit, min: typed.min, max: typed.max })
}

function describe(condition: AskedCondition, language: LanguageCode): string[] {
  const format: Format = textIntl(language).formatMessage
  const { name, asked } = condition
  const { from = null, to = null, min = null, max = null, allowUnspecified = true } = asked
  if (asked.names !== undefined) return [...(asked.roles ?? []), ...asked.names]
  if (asked.isPublic !== undefined) return [format(asked.isPublic ? messages.public : messages.private)]
  if (isTimeName(name) && typeof asked.within === 'number')
    return [format(timeMessages[name], { count: asked.within })]
  const named = (value: string) =>
    format(messages.named, { name: format(messages.condition, { condition: name }), value })
  const hasEnds = [from, to, min, max].some((end) => end !== null)
  if (!hasEnds) return [named(format(messages.onlyStated))]
  const filter = named(isMeasure(name) ? rangeText(name, condition, format) : daysText({ from, to }, format))
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
