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
  /** The histogram counts the matches of this search. */
  search: SearchCriteria
  range: Range
  /** Changes fields of the search. Pass the same function in every render, because the filter is memoised. */
  onChange: (change: Partial<Record<Measure, Range>>) => void
}

/**
 * The filter of one measure, which is a number such as the building area. Consists of a range, and of a
 * choice whether to include items without a value (S13).
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
