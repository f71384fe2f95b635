import type { Measure } from '@spadestik/domain/range'
import { filters, keptRange, limitsOf, typedRange } from '@spadestik/domain/range'
import type { Range } from '@spadestik/domain/search'
import { lazy } from 'react'
import { useIntl } from 'react-intl'
import { FilterSection } from './FilterSection'
import { measureMessages } from './Measure.messages'
import { measureLabel } from './measureLabel'

const RangeField = lazy(async () => ({ default: (await import('@spadestik/ui/RangeField')).RangeField }))

interface MeasureFilterProps {
  measure: Measure
  /** As it is kept: the sum in currency units, the others in their own. */
  range: Range
  onChange: (range: Range) => void
}

/** A measure from one number to another, with or without the items that state none. */
export function MeasureFilter({ measure, range, onChange }: MeasureFilterProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { min, max } = limitsOf(measure)
  const words = measureMessages[measure]
  const isActive = filters(range)
  return (
    <FilterSection
      title={formatMessage(words.name)}
      summary={isActive ? measureLabel(intl, measure, range) : undefined}
    >
      <RangeField
        label={formatMessage(words.name)}
        isLabelHidden
        unit={formatMessage(words.unit)}
        minValue={min}
        maxValue={max}
        value={typedRange(measure, range)}
        onChange={(typed) => onChange(keptRange(measure, { ...range, ...typed }))}
        unspecifiedLabel={formatMessage(words.unspecified)}
        allowsUnspecified={range.allowUnspecified}
        onAllowsUnspecifiedChange={(allowUnspecified) => onChange({ ...range, allowUnspecified })}
      />
    </FilterSection>
  )
}
