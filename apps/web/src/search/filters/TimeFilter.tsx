import type { TimeName, TimeValue } from '@spadestik/domain/times'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../api/client/lazyPart'
import { timeNameMessages } from '../words/Time.messages'
import { timeLabel } from '../words/timeLabel'
import { FilterSection } from './FilterSection'

const TimeField = lazyPart(async () => (await import('../times/TimeField')).TimeField)

interface TimeFilterProps {
  name: TimeName
  value: TimeValue
  /** Pass the same function in every render, because the filter is memoised. */
  onChange: (change: Partial<Record<TimeName, TimeValue>>) => void
}

/**
 * Filters items by a time, such as the deadline. The user chooses two days or quarters, or a time relative to
 * today (S24).
 */
export const TimeFilter = memo(function TimeFilter({ name, value, onChange }: TimeFilterProps) {
  const intl = useIntl()
  return (
    <FilterSection
      id={name}
      title={intl.formatMessage(timeNameMessages[name])}
      summary={timeLabel(intl, name, value)}
    >
      <TimeField name={name} value={value} onChange={(next) => onChange({ [name]: next })} />
    </FilterSection>
  )
})
