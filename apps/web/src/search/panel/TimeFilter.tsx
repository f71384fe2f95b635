import type { TimeName } from '@spadestik/domain/times'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../loading/lazyPart'
import { timeNameMessages } from '../../filters/Time.messages'
import { timeLabel } from '../../filters/timeLabel'
import type { FilterProps } from './FilterSection'
import { FilterSection } from './FilterSection'

const TimeField = lazyPart(async () => (await import('../times/TimeField')).TimeField)

/**
 * Filters items by a time, such as the deadline. The user chooses two days or quarters, or a time relative to
 * today (S24).
 */
export function TimeFilter({ name, value, onChange }: FilterProps<TimeName>) {
  const intl = useIntl()
  return (
    <FilterSection
      id={name}
      title={intl.formatMessage(timeNameMessages[name])}
      summary={timeLabel(intl, name, value)}
    >
      <TimeField name={name} value={value} onChange={onChange} />
    </FilterSection>
  )
}
