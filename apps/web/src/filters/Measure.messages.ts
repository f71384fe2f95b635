import type { Measure } from '@spadestik/domain/range'
import type { MessageDescriptor, NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

interface MeasureWords {
  readonly name: MessageDescriptor
  readonly unit: MessageDescriptor
  readonly unspecified: MessageDescriptor
}

const words = defineMessages<{
  budget: NoMessageValues
  budgetUnit: NoMessageValues
  budgetUnspecified: NoMessageValues
  buildingSize: NoMessageValues
  groundSize: NoMessageValues
  squareMetres: NoMessageValues
  sizeUnspecified: NoMessageValues
  units: NoMessageValues
  unitsUnit: NoMessageValues
  unitsUnspecified: NoMessageValues
  metres: NoMessageValues
  metresUnit: NoMessageValues
  metresUnspecified: NoMessageValues
}>({
  budget: { id: 'web.Measure.budget', defaultMessage: 'Estimated sum' },
  budgetUnit: { id: 'web.Measure.budgetUnit', defaultMessage: 'million' },
  budgetUnspecified: { id: 'web.Measure.budgetUnspecified', defaultMessage: 'Include those without a sum' },
  buildingSize: { id: 'web.Measure.buildingSize', defaultMessage: 'Building size' },
  groundSize: { id: 'web.Measure.groundSize', defaultMessage: 'Ground size' },
  squareMetres: { id: 'web.Measure.squareMetres', defaultMessage: 'm²' },
  sizeUnspecified: { id: 'web.Measure.sizeUnspecified', defaultMessage: 'Include those without a size' },
  units: { id: 'web.Measure.units', defaultMessage: 'Units' },
  unitsUnit: { id: 'web.Measure.unitsUnit', defaultMessage: 'units' },
  unitsUnspecified: { id: 'web.Measure.unitsUnspecified', defaultMessage: 'Include those without a number' },
  metres: { id: 'web.Measure.metres', defaultMessage: 'Running metres' },
  metresUnit: { id: 'web.Measure.metresUnit', defaultMessage: 'm' },
  metresUnspecified: {
    id: 'web.Measure.metresUnspecified',
    defaultMessage: 'Include those without a length',
  },
})

export const measureMessages: Record<Measure, MeasureWords> = {
  budget: { name: words.budget, unit: words.budgetUnit, unspecified: words.budgetUnspecified },
  buildingSize: { name: words.buildingSize, unit: words.squareMetres, unspecified: words.sizeUnspecified },
  groundSize: { name: words.groundSize, unit: words.squareMetres, unspecified: words.sizeUnspecified },
  units: { name: words.units, unit: words.unitsUnit, unspecified: words.unitsUnspecified },
  metres: { name: words.metres, unit: words.metresUnit, unspecified: words.metresUnspecified },
}

export const rangeMessages = defineMessages<{
  from: { min: number; unit: string }
  to: { max: number; unit: string }
  between: { min: number; max: number; unit: string }
  stated: NoMessageValues
  distribution: { count: number; without: number }
  currencies: NoMessageValues
}>({
  from: { id: 'web.Measure.from', defaultMessage: 'From {min, number} {unit}' },
  to: { id: 'web.Measure.to', defaultMessage: 'Up to {max, number} {unit}' },
  between: { id: 'web.Measure.between', defaultMessage: '{min, number}–{max, number} {unit}' },
  stated: { id: 'web.Measure.stated', defaultMessage: 'Only where stated' },
  currencies: {
    id: 'web.Measure.currencies',
    defaultMessage: 'Sums are compared in the currency in which they are stated.',
  },
  distribution: {
    id: 'web.Measure.distribution',
    defaultMessage:
      'How {count, plural, one {# match} other {# matches}} are distributed; {without, plural, one {# states} other {# state}} nothing',
  },
})
