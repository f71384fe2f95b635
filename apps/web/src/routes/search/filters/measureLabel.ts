import type { Measure } from '@spadestik/domain/range'
import { typedRange } from '@spadestik/domain/range'
import type { Range } from '@spadestik/domain/search'
import type { IntlShape } from 'react-intl'
import { messages } from '../Search.messages'
import { measureMessages, rangeMessages } from './Measure.messages'

/** A measure's bounds in words, such as '20–350 million', and whether unstated figures are left out. */
export function measureLabel({ formatMessage }: IntlShape, measure: Measure, range: Range): string {
  const { min, max } = typedRange(measure, range)
  const unit = formatMessage(measureMessages[measure].unit)
  const bounds = () => {
    if (min !== null && max !== null) return formatMessage(rangeMessages.between, { min, max, unit })
    if (min !== null) return formatMessage(rangeMessages.from, { min, unit })
    return max === null ? null : formatMessage(rangeMessages.to, { max, unit })
  }
  const filter = bounds()
  if (filter === null) return formatMessage(rangeMessages.stated)
  return range.allowUnspecified ? filter : formatMessage(messages.stated, { filter })
}
