import type { DayRange } from '@spadestik/domain/search'
import { lazy } from 'react'
import { useIntl } from 'react-intl'
import { messages } from '../words/Search.messages'
import { deadlineLabel } from '../words/filterLabels'
import { FilterSection } from './FilterSection'

const DateRangeField = lazy(async () => ({
  default: (await import('@spadestik/ui/DateRangeField')).DateRangeField,
}))

interface DeadlineFilterProps {
  deadline: DayRange
  onChange: (deadline: DayRange) => void
}

/** The deadline of tenders, between two days. */
export function DeadlineFilter({ deadline, onChange }: DeadlineFilterProps) {
  const intl = useIntl()
  const label = intl.formatMessage(messages.deadline)
  return (
    <FilterSection id="deadline" title={label} summary={deadlineLabel(intl, deadline)}>
      <DateRangeField label={label} isLabelHidden value={deadline} onChange={onChange} />
    </FilterSection>
  )
}
