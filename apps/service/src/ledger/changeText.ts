import { formatDate } from '@spadestik/domain/dates'
import { formatAmount, formatShortAmount } from '@spadestik/domain/money'
import type { LanguageCode } from '../reference/languages'
import { procurementPhases } from '../reference/procurementPhases'
import { projectPhases } from '../reference/projectPhases'
import type {
  ChangeFacts,
  DeadlineFact,
  DeadlineFacts,
  FieldFacts,
  NamesFacts,
  PhaseFacts,
  SumFacts,
} from '../storage/records/ChangeFacts'
import { isEarlierDeadline } from '../storage/records/ChangeFacts'
import { changedFieldMessages, changeMessages as messages } from './Change.messages'
import { joinNames, textIntl } from '../reference/textIntl'

const maxNames = 3

function deadlineText(facts: DeadlineFacts, language: LanguageCode): string {
  const { formatMessage } = textIntl(language)
  const text = windowText(facts, language)
  const { lot, others = 0 } = facts
  return lot === undefined ? text : formatMessage(messages.ofLot, { lot, text, others })
}

function windowText(facts: DeadlineFacts, language: LanguageCode): string {
  const { formatMessage } = textIntl(language)
  const { window, before, after } = facts
  const show = (deadline: DeadlineFact | null) => {
    const day = formatDate(deadline?.day)
    return deadline?.time ? formatMessage(messages.dayAndTime, { day, time: deadline.time }) : day
  }
  if (facts.kind === 'deadlineAdded')
    return formatMessage(messages.deadlineAdded, { window, after: show(after) })
  if (facts.kind === 'deadlineRemoved')
    return formatMessage(messages.deadlineRemoved, { window, before: show(before) })
  const moved = { window, before: show(before), after: show(after) }
  return formatMessage(isEarlierDeadline(facts) ? messages.deadlineEarlier : messages.deadlineMoved, moved)
}

function phaseText({ itemType, before, after }: PhaseFacts, language: LanguageCode): string {
  const { formatMessage } = textIntl(language)
  const phases = itemType === 'project' ? projectPhases : procurementPhases
  const nameOf = (code: string | null) => phases.find((phase) => phase.code === code)?.names[language] ?? '--'
  return before === null
    ? formatMessage(messages.phase, { after: nameOf(after) })
    : formatMessage(messages.phaseMoved, { before: nameOf(before), after: nameOf(after) })
}

function sumText({ before, after }: SumFacts, language: LanguageCode): string {
  const { formatMessage } = textIntl(language)
  const textsBy = (format: typeof formatAmount) =>
    [before, after].map((sum) =>
      sum === null || sum.amount === null ? null : format(sum.amount, sum.currency, language),
    )
  const rounded = textsBy(formatShortAmount)
  // Write two amounts in full if they look the same when rounded.
  const [from = null, to = null] = rounded[0] === rounded[1] ? textsBy(formatAmount) : rounded
  if (from !== null && to !== null) return formatMessage(messages.sum, { before: from, after: to })
  if (to !== null) return formatMessage(messages.sumAdded, { after: to })
  if (from !== null) return formatMessage(messages.sumRemoved, { before: from })
  return formatMessage(messages.other)
}

function namesText({ kind, names }: NamesFacts, language: LanguageCode): string {
  const { formatMessage } = textIntl(language)
  const unnamed = { awarded: 'awardedUnnamed', roles: 'rolesUnnamed', documents: 'documentsUnnamed' } as const
  if (names.length === 0) return formatMessage(messages[unnamed[kind]])
  const left = names.length - maxNames
  const listed = names.slice(0, maxNames)
  if (left > 0) listed.push(formatMessage(messages.more, { count: left }))
  return formatMessage(messages[kind], { names: joinNames(language, listed) })
}

function fieldText(facts: FieldFacts, language: LanguageCode): string {
  const { formatMessage } = textIntl(language)
  const { kind, field, buyer } = facts
  if (field !== undefined) return formatMessage(changedFieldMessages[field])
  const { before = null, after = null } = buyer ?? {}
  if (after === null) return formatMessage(kind === 'text' ? messages.text : messages.other)
  return before === null
    ? formatMessage(messages.buyerAdded, { after })
    : formatMessage(messages.buyer, { before, after })
}

/** Whether the text about a change says more than its kind. */
export const saysMore = (facts: ChangeFacts): boolean =>
  'before' in facts ||
  ('names' in facts && facts.names.length > 0) ||
  'field' in facts ||
  'buyer' in facts ||
  'announced' in facts

export function changeText(facts: ChangeFacts, language: LanguageCode): string {
  const { formatMessage } = textIntl(language)
  switch (facts.kind) {
    case 'deadlineMoved':
    case 'deadlineAdded':
    case 'deadlineRemoved':
      return deadlineText(facts, language)
    case 'phase':
      return phaseText(facts, language)
    case 'sum':
      return sumText(facts, language)
    case 'awarded':
    case 'roles':
    case 'documents':
      return namesText(facts, language)
    case 'text':
    case 'other':
      return fieldText(facts, language)
    case 'announcement':
      return facts.announced === undefined
        ? formatMessage(messages.announcement)
        : formatMessage(messages.announced, { type: facts.announced })
    case 'republished':
      return formatMessage(messages.other)
    default:
      return formatMessage(messages[facts.kind])
  }
}
