import type { Measure } from '@spadestik/domain/range'
import { isFiltering } from '@spadestik/domain/range'
import type { Range, SearchCriteria } from '@spadestik/domain/search'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../api/client/lazyPart'
import { FilterSection } from './FilterSection'
import { measureMessages } from '../words/Measure.messages'
import { measureLabel } from '../words/filterLabels'

const MeasureField = lazyPart(async () => (await import('./MeasureField')).MeasureField)

interface MeasureFilterProps {
  measure: Measure
  search: SearchCriteria
  range: Range
  /** Pass the same function in every render, because the filter is memoised. */
  onChange: (change: Partial<Record<Measure, Range>>) => void
}

/**
 * Filters items by a measure, such as the building area. The user also chooses whether to include items
 * without a value (S13).
 */
export const MeasureFilter = memo(function MeasureFilter(props: MeasureFilterProps) {
  const { measure, search, range, onChange } = props
  const intl = useIntl()
  return (
    <FilterSection
      id={measure}
      title={intl.formatMessage(measureMessages[measure].name)}
      summary={isFiltering(range) ? measureLabel(intl, measure, range) : undefined}
    >
      {(isOpen) => (
        <MeasureField
          measure={measure}
          search={isOpen ? search : null}
          range={range}
          onChange={(next) => onChange({ [measure]: next })}
        />
      )}
    </FilterSection>
  )
})
