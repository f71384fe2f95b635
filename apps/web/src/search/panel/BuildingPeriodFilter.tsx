import { formatPeriod } from '@spadestik/domain/quarter'
import { appliesTo } from '@spadestik/domain/search'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../loading/lazyPart'
import { messages } from '../../filters/Filter.messages'
import type { FilterProps } from './FilterSection'
import { FilterSection } from './FilterSection'

const QuartersField = lazyPart(async () => (await import('../times/QuartersField')).QuartersField)

/** Filters items by the quarters in which they are built. It is disabled for companies (S12). */
export function BuildingPeriodFilter({ value: period, onChange, itemType }: FilterProps<'building'>) {
  const { formatMessage } = useIntl()
  return (
    <FilterSection
      id="building"
      title={formatMessage(messages.building)}
      summary={formatPeriod(period.from, period.to) ?? undefined}
      isDisabled={!appliesTo('building', itemType)}
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
