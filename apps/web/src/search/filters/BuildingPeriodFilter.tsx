import { formatPeriod } from '@spadestik/domain/quarter'
import type { SearchCriteria } from '@spadestik/domain/search'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../api/client/lazyPart'
import { messages } from '../words/Filter.messages'
import { FilterSection } from './FilterSection'

const QuartersField = lazyPart(async () => (await import('../times/QuartersField')).QuartersField)

type BuildingPeriod = SearchCriteria['building']

interface BuildingPeriodFilterProps {
  period: BuildingPeriod
  onChange: (period: BuildingPeriod) => void
  isDisabled: boolean
}

/** Filters items by the quarters in which they are built (S12). */
export function BuildingPeriodFilter({ period, onChange, isDisabled }: BuildingPeriodFilterProps) {
  const { formatMessage } = useIntl()
  return (
    <FilterSection
      id="building"
      title={formatMessage(messages.building)}
      summary={formatPeriod(period.from, period.to) ?? undefined}
      isDisabled={isDisabled}
    >
      <QuartersField
        label={formatMessage(messages.building)}
        isLabelHidden
        value={period}
        onChange={(days) => onChange({ ...period, ...days })}
        unspecifiedLabel={formatMessage(messages.buildingUnspecified)}
        allowsUnspecified={period.allowUnspecified}
        onAllowsUnspecifiedChange={(allowUnspecified) => onChange({ ...period, allowUnspecified })}
      />
    </FilterSection>
  )
}
