import { useIntl } from 'react-intl'
import { lazyPart } from '../../api/client/lazyPart'
import { timeNameMessages } from '../words/Time.messages'
import { timeLabel } from '../words/timeLabel'
import type { TimeFieldProps } from '../times/TimeField'
import { FilterSection } from './FilterSection'

const TimeField = lazyPart(async () => (await import('../times/TimeField')).TimeField)

/** A filter of times: between two days or quarters, or relative to today (S24). */
export function TimeFilter(props: TimeFieldProps) {
  const { name, value } = props
  const intl = useIntl()
  return (
    <FilterSection
      id={name}
      title={intl.formatMessage(timeNameMessages[name])}
      summary={timeLabel(intl, name, value)}
    >
      <TimeField {...props} />
    </FilterSection>
  )
}
