import { keptRange, limitsOf, typedRange } from '@spadestik/domain/range'
import type { Range } from '@spadestik/domain/search'
import { Disclosure } from '@spadestik/ui/Disclosure'
import { RangeField } from '@spadestik/ui/RangeField'
import { useIntl } from 'react-intl'
import { messages } from './Search.messages'

interface SumFilterProps {
  /** In currency units. */
  range: Range
  onChange: (range: Range) => void
}

/** The estimated sum, in millions, with or without items that state none. */
export function SumFilter({ range, onChange }: SumFilterProps) {
  const { formatMessage } = useIntl()
  const { min, max } = limitsOf('budget')
  return (
    <Disclosure
      title={formatMessage(messages.sum)}
      defaultExpanded={range.min !== null || range.max !== null}
    >
      <RangeField
        label={formatMessage(messages.sum)}
        isLabelHidden
        unit={formatMessage(messages.millions)}
        minValue={min}
        maxValue={max}
        value={typedRange('budget', range)}
        onChange={(typed) => onChange(keptRange('budget', { ...range, ...typed }))}
        unspecifiedLabel={formatMessage(messages.includeUnspecified)}
        allowsUnspecified={range.allowUnspecified}
        onAllowsUnspecifiedChange={(allowUnspecified) => onChange({ ...range, allowUnspecified })}
      />
    </Disclosure>
  )
}
