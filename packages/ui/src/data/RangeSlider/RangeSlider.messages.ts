import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const rangeSliderMessages = defineMessages<{
  from: NoMessageValues
  to: NoMessageValues
  noLimit: NoMessageValues
  written: { number: string; unit: string }
  any: NoMessageValues
  atLeast: { from: string; unit: string }
  atMost: { to: string; unit: string }
  between: { from: string; to: string; unit: string }
}>({
  from: { id: 'ui.RangeSlider.from', defaultMessage: 'From' },
  to: { id: 'ui.RangeSlider.to', defaultMessage: 'To' },
  noLimit: { id: 'ui.RangeSlider.noLimit', defaultMessage: 'No limit' },
  written: { id: 'ui.RangeSlider.written', defaultMessage: '{number} {unit}' },
  any: { id: 'ui.RangeSlider.any', defaultMessage: 'Any' },
  atLeast: { id: 'ui.RangeSlider.atLeast', defaultMessage: 'At least {from} {unit}' },
  atMost: { id: 'ui.RangeSlider.atMost', defaultMessage: 'At most {to} {unit}' },
  between: { id: 'ui.RangeSlider.between', defaultMessage: '{from}–{to} {unit}' },
})
