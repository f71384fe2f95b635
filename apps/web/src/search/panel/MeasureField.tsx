import type { Measure } from '@spadestik/domain/range'
import { barStarts, limitsOf, toStoredRange, toTypedRange } from '@spadestik/domain/range'
import type { Range, SearchCriteria } from '@spadestik/domain/search'
import { RangeField } from '@spadestik/ui/RangeField'
import { RangeHistogram } from '@spadestik/ui/RangeHistogram'
import { RangeSlider } from '@spadestik/ui/RangeSlider'
import { useIntl } from 'react-intl'
import { useFacet } from '../../api/facets'
import { small } from '../../styles/text.css'
import { measureMessages, rangeMessages } from '../../filters/Measure.messages'

interface MeasureFieldProps {
  measure: Measure
  /** The search whose matches the histogram counts. Null while the filter is collapsed. */
  search: SearchCriteria | null
  /** The chosen range. A budget is in kroner, not in millions, and other measures are in their own unit. */
  range: Range
  onChange: (range: Range) => void
}

/** Converts a bound to the unit that users type, such as millions of kroner for a budget. */
const typedBound = (measure: Measure, bound: number): number =>
  toTypedRange(measure, { min: bound, max: null, allowUnspecified: true }).min ?? 0

/**
 * Lets the user choose the range of a measure (such as the budget) with a histogram, thumbs or text fields
 * (S13).
 */
export function MeasureField({ measure, search, range, onChange }: MeasureFieldProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { data: facet, isLoading } = useFacet(search, { measure })
  const { min, max } = limitsOf(measure)
  const words = measureMessages[measure]
  const stated = facet?.bars.reduce((sum, { count }) => sum + count, 0) ?? 0
  const typed = toTypedRange(measure, range)
  const change = (bounds: Pick<Range, 'min' | 'max'>) =>
    onChange(toStoredRange(measure, { ...range, ...bounds }))
  return (
    <>
      <RangeSlider
        label={formatMessage(words.name)}
        isLabelHidden
        unit={formatMessage(words.unit)}
        stops={barStarts(measure).map((start) => typedBound(measure, start))}
        value={typed}
        onChange={change}
      >
        <RangeHistogram
          label={formatMessage(rangeMessages.distribution, {
            count: stated,
            without: facet?.unspecified ?? 0,
          })}
          bars={facet?.bars.map((bar) => ({
            ...bar,
            from: typedBound(measure, bar.from),
            to: bar.to === null ? null : typedBound(measure, bar.to),
          }))}
          min={typed.min}
          // Lower the upper bound slightly, so that the histogram does not highlight the bar that begins at
          // this bound. If both bounds are equal, keep the bound, because then only this bar is selected.
          max={range.max === null || range.max === range.min ? typed.max : typedBound(measure, range.max - 1)}
          isStale={isLoading}
          onChange={change}
          formatValue={formatNumber}
        />
      </RangeSlider>
      <RangeField
        label={formatMessage(words.name)}
        isLabelHidden
        unit={formatMessage(words.unit)}
        minValue={min}
        maxValue={max}
        value={typed}
        onChange={change}
        unspecifiedLabel={formatMessage(words.unspecified)}
        allowsUnspecified={range.allowUnspecified}
        onAllowsUnspecifiedChange={(allowUnspecified) => onChange({ ...range, allowUnspecified })}
      />
      {measure === 'budget' && search !== null && search.countryIds.length !== 1 && (
        <p className={small}>{formatMessage(rangeMessages.currencies)}</p>
      )}
    </>
  )
}
