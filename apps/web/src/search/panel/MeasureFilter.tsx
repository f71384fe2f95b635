import type { Measure } from '@spadestik/domain/range'
import { isFiltering } from '@spadestik/domain/range'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../loading/lazyPart'
import type { FilterProps } from './FilterSection'
import { FilterSection } from './FilterSection'
import { measureMessages } from '../../filters/Measure.messages'
import { measureLabel } from '../../filters/filterLabels'

const MeasureField = lazyPart(async () => (await import('./MeasureField')).MeasureField)

/**
 * Filters items by a measure, such as the building area. The user also chooses whether to include items
 * without a value (S13).
 */
export function MeasureFilter({ name: measure, value: range, settled, onChange }: FilterProps<Measure>) {
  const intl = useIntl()
  return (
    <FilterSection
      id={measure}
      title={intl.formatMessage(measureMessages[measure].name)}
      summary={isFiltering(range) ? measureLabel(intl, measure, range) : undefined}
    >
      {(isOpen) => (
        <MeasureField measure={measure} search={isOpen ? settled : null} range={range} onChange={onChange} />
      )}
    </FilterSection>
  )
}
