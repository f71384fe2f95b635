import type { Measure } from '@spadestik/domain/range'
import { toStoredRange, limitsOf, toTypedRange } from '@spadestik/domain/range'
import type { Range, SearchCriteria } from '@spadestik/domain/search'
import { Histogram } from '@spadestik/ui/Histogram'
import { RangeField } from '@spadestik/ui/RangeField'
import { useIntl } from 'react-intl'
import { useFacet } from '../../api/facets'
import { measureMessages, rangeMessages } from '../words/Measure.messages'

interface MeasureFieldProps {
  measure: Measure
  /** The histogram counts the matches of this search; null while the filter is collapsed. */
  search: SearchCriteria | null
  /** The stored range. A budget is in kroner, not in millions. Other measures are in their own unit. */
  range: Range
  onChange: (range: Range) => void
}

/** The bounds of a measure, below a histogram of the matches (S13). */
export function MeasureField({ measure, search, range, onChange }: MeasureFieldProps) {
  const { formatMessage } = useIntl()
  const { data: facet, isLoading } = useFacet(search, { measure })
  const { min, max } = limitsOf(measure)
  const words = measureMessages[measure]
  const stated = facet?.bars.reduce((sum, { count }) => sum + count, 0) ?? 0
  return (
    <>
      <Histogram
        label={formatMessage(rangeMessages.distribution, { count: stated, without: facet?.unspecified ?? 0 })}
        bars={facet?.bars}
        min={range.min}
        max={range.max}
        isStale={isLoading}
      />
      <RangeField
        label={formatMessage(words.name)}
        isLabelHidden
        unit={formatMessage(words.unit)}
        minValue={min}
        maxValue={max}
        value={toTypedRange(measure, range)}
        onChange={(typed) => onChange(toStoredRange(measure, { ...range, ...typed }))}
        unspecifiedLabel={formatMessage(words.unspecified)}
        allowsUnspecified={range.allowUnspecified}
        onAllowsUnspecifiedChange={(allowUnspecified) => onChange({ ...range, allowUnspecified })}
      />
    </>
  )
}
