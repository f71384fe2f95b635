import { limits } from '@spadestik/domain/limits'
import { fromMillions, toMillions } from '@spadestik/domain/money'
import { orderedRange } from '@spadestik/domain/range'
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

const shown = (units: number | null): number | null => (units === null ? null : toMillions(units))
const stored = (millions: number | null): number | null => (millions === null ? null : fromMillions(millions))

/** The estimated sum, in millions, with or without items that state none. */
export function SumFilter({ range, onChange }: SumFilterProps) {
  const { formatMessage } = useIntl()
  const { min, max } = limits.budgetMillions
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
        value={{ min: shown(range.min), max: shown(range.max) }}
        onChange={(typed) => {
          const ordered = orderedRange(typed, limits.budgetMillions)
          onChange({ ...range, min: stored(ordered.min), max: stored(ordered.max) })
        }}
        unspecifiedLabel={formatMessage(messages.includeUnspecified)}
        allowsUnspecified={range.allowUnspecified}
        onAllowsUnspecifiedChange={(allowUnspecified) => onChange({ ...range, allowUnspecified })}
      />
    </Disclosure>
  )
}
