import { isFiltering } from '@spadestik/domain/range'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../api/client/lazyPart'
import { FilterSection } from './FilterSection'
import { measureMessages } from '../words/Measure.messages'
import type { MeasureField as Field } from './MeasureField'
import { measureLabel } from '../words/filterLabels'

const MeasureField = lazyPart(async () => (await import('./MeasureField')).MeasureField)

/** A range of a measure, and whether to include items without a value (S13). */
export function MeasureFilter(props: ComponentProps<typeof Field>) {
  const { measure, range } = props
  const intl = useIntl()
  return (
    <FilterSection
      id={measure}
      title={intl.formatMessage(measureMessages[measure].name)}
      summary={isFiltering(range) ? measureLabel(intl, measure, range) : undefined}
    >
      {(isOpen) => <MeasureField {...props} search={isOpen ? props.search : null} />}
    </FilterSection>
  )
}
