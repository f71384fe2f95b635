import { defineMessages } from 'react-intl'

export const phaseMeterMessages = defineMessages<{
  label: { name: string; position: number; count: number }
}>({
  label: { id: 'ui.PhaseMeter.label', defaultMessage: '{name}, phase {position, number} of {count, number}' },
})
