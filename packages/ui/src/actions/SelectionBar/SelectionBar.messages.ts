import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const selectionBarMessages = defineMessages<{
  label: NoMessageValues
  selected: { count: number }
  clear: NoMessageValues
}>({
  label: { id: 'ui.SelectionBar.label', defaultMessage: 'Actions for the selection' },
  selected: {
    id: 'ui.SelectionBar.selected',
    defaultMessage: '{count, plural, one {{count, number} selected} other {{count, number} selected}}',
  },
  clear: { id: 'ui.SelectionBar.clear', defaultMessage: 'Clear the selection' },
})
