import type { Measure } from '@spadestik/domain/range'
import { toTypedRange } from '@spadestik/domain/range'
import type { Range } from '@spadestik/domain/search'
import type { IntlShape } from 'react-intl'
import { measureMessages, rangeMessages } from './Measure.messages'
import { messages } from './Filter.messages'

/**
 * Returns the range of a measure as text, for example '20–350 million', with a note if items without a value
 * are excluded (S13).
 */
export function measureLabel({ formatMessage }: IntlShape, measure: Measure, range: Range): string {
  const { min, max } = toTypedRange(measure, range)
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

export function companyLabel(
  { formatMessage }: IntlShape,
  names: Readonly<Record<number, string>>,
  id: number,
): string {
  return names[id] ?? formatMessage(messages.unnamedCompany, { id: String(id) })
}
