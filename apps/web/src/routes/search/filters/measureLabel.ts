import type { Measure } from '@spadestik/domain/range'
import { typedRange } from '@spadestik/domain/range'
import type { Range } from '@spadestik/domain/search'
import type { IntlShape } from 'react-intl'
import { measureMessages, rangeMessages } from './Measure.messages'

/** A measure's bounds in words, such as '20–350 million'. */
export function measureLabel({ formatMessage }: IntlShape, measure: Measure, range: Range): string {
  const { min, max } = typedRange(measure, range)
  const unit = formatMessage(measureMessages[measure].unit)
  if (min !== null && max !== null) return formatMessage(rangeMessages.between, { min, max, unit })
  if (min !== null) return formatMessage(rangeMessages.from, { min, unit })
  return max === null ? formatMessage(rangeMessages.stated) : formatMessage(rangeMessages.to, { max, unit })
}
