import {
  formatPeriod,
  formatQuarter,
  parseQuarter,
  quarterLimits,
  quarterOf,
  toDays,
  toQuarters,
} from '@spadestik/domain/quarter'
import type { Quarter, QuarterText } from '@spadestik/domain/quarter'
import type { SearchCriteria } from '@spadestik/domain/search'
import { lazy } from 'react'
import { useIntl } from 'react-intl'
import { today } from '../../locale/today'
import { messages } from '../words/Search.messages'
import { FilterSection } from './FilterSection'

const QuarterRangeField = lazy(async () => ({
  default: (await import('@spadestik/ui/QuarterRangeField')).QuarterRangeField,
}))

type BuildingPeriod = SearchCriteria['building']

interface BuildingPeriodFilterProps {
  period: BuildingPeriod
  onChange: (period: BuildingPeriod) => void
  isDisabled: boolean
}

const written = (quarter: Quarter | null): QuarterText | null =>
  quarter === null ? null : formatQuarter(quarter)
const read = (text: string | null): Quarter | null => (text === null ? null : parseQuarter(text))

/** The building period in quarters (S12). */
export function BuildingPeriodFilter({ period, onChange, isDisabled }: BuildingPeriodFilterProps) {
  const { formatMessage } = useIntl()
  const { from, to } = toQuarters(period)
  const { first, last } = quarterLimits(today())
  return (
    <FilterSection
      id="building"
      title={formatMessage(messages.building)}
      summary={formatPeriod(period.from, period.to) ?? undefined}
      isDisabled={isDisabled}
    >
      <QuarterRangeField
        label={formatMessage(messages.building)}
        isLabelHidden
        first={formatQuarter(first)}
        last={formatQuarter(last)}
        startsAt={written(quarterOf(today())) ?? undefined}
        value={{ from: written(from), to: written(to) }}
        onChange={(value) =>
          onChange({ ...period, ...toDays({ from: read(value.from), to: read(value.to) }) })
        }
        unspecifiedLabel={formatMessage(messages.buildingUnspecified)}
        allowsUnspecified={period.allowUnspecified}
        onAllowsUnspecifiedChange={(allowUnspecified) => onChange({ ...period, allowUnspecified })}
      />
    </FilterSection>
  )
}
