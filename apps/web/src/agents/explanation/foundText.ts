import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { formatShortAmount } from '@spadestik/domain/money'
import { formatPeriod } from '@spadestik/domain/quarter'
import { measures } from '@spadestik/domain/range'
import type { IntlShape } from 'react-intl'
import { measureMessages } from '../../filters/Measure.messages'
import { messages as filterMessages } from '../../filters/Filter.messages'
import { messages as lotMessages } from '../../item/lots/LotNumbers.messages'
import { allOf } from '../conditions/askedTexts'
import { messages } from './Explanation.messages'

export type Condition = Schemas['ExplainedCondition']

function wordsText(intl: IntlShape, { isMet, missing }: Condition): string {
  const { formatMessage } = intl
  if (isMet === true) return formatMessage(messages.wordsOccur)
  const unwanted = missing.filter((part) => part.startsWith('-')).map((part) => part.slice(1))
  const absent = missing.filter((part) => !part.startsWith('-'))
  if (absent.length > 0) return formatMessage(messages.missing, { words: allOf(intl, absent) })
  if (unwanted.length > 0) return formatMessage(messages.unwanted, { words: allOf(intl, unwanted) })
  return formatMessage(messages.wordsDiffer)
}

/** Returns the value that an item has for a condition, and the lots of which it is, if it is not that of all. */
export function foundText(intl: IntlShape, condition: Condition): string {
  const lots = condition.found?.lots ?? []
  const named =
    lots.length > 0 &&
    intl.formatMessage(lotMessages.lots, { count: lots.length, lots: intl.formatList(lots) })
  return [valueText(intl, condition), named].filter(Boolean).join(' · ')
}

function valueText(intl: IntlShape, condition: Condition): string {
  const { formatMessage } = intl
  const { name, found, isWithheld } = condition
  if (name === 'freeSearch') return wordsText(intl, condition)
  if (isWithheld) return formatMessage(messages.withheld)
  if (found === null) return formatMessage(messages.unspecified)
  const { number, currency, day, deadlines, names: own, postalCode, isPublic, from = null, to = null } = found
  const measure = measures.find((one) => one === name)
  if (number !== undefined && measure !== undefined) {
    return currency === undefined
      ? formatMessage(messages.value, { value: number, unit: formatMessage(measureMessages[measure].unit) })
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
    return formatMessage(isPublic ? filterMessages.public : filterMessages.private)
  }
  return postalCode ?? (own === undefined ? formatPeriod(from, to) : allOf(intl, own)) ?? ''
}
