import type { Schemas } from '@spadestik/api-client/schema'
import { formatDate } from '@spadestik/domain/dates'
import { textIntl } from '../reference/textIntl'
import type { LanguageCode } from '../reference/languages'
import type { ConditionName } from './AgentCondition'
import { conditionMessages, filterMessages as messages } from './Filter.messages'

type Asked = Schemas['AskedValue']

export const namesInWords = ({ roles = [], names = [] }: Asked): string[] => [...roles, ...names]

/** Returns null for a range without ends. */
export function daysInWords({ from = null, to = null }: Asked, language: LanguageCode): string | null {
  const { formatMessage } = textIntl(language)
  if (from === null) return to === null ? null : formatMessage(messages.until, { day: formatDate(to) })
  if (to === null) return formatMessage(messages.since, { day: formatDate(from) })
  return formatMessage(messages.period, { from: formatDate(from), to: formatDate(to) })
}

/**
 * Describes a range, as in 'budget: from 5 million (only where stated)'.
 *
 * @param ends the ends of the range in words, or null if the filter only leaves out items without a value
 */
export function rangeInWords(
  name: ConditionName,
  ends: string | null,
  { allowUnspecified = true }: Asked,
  language: LanguageCode,
): string[] {
  const { formatMessage } = textIntl(language)
  const value = ends ?? formatMessage(messages.onlyStated)
  const filter = formatMessage(messages.named, { name: formatMessage(conditionMessages[name]), value })
  return [ends === null || allowUnspecified ? filter : formatMessage(messages.stated, { filter })]
}
