import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const tagFieldMessages = defineMessages<{
  added: { label: string }
  chosen: NoMessageValues
  noMatch: { typed: string }
  selectAll: NoMessageValues
  clearAll: NoMessageValues
}>({
  added: { id: 'ui.TagField.added', defaultMessage: '{label} is chosen' },
  chosen: { id: 'ui.TagField.chosen', defaultMessage: 'Chosen' },
  noMatch: { id: 'ui.TagField.noMatch', defaultMessage: 'Nothing begins with “{typed}”.' },
  selectAll: { id: 'ui.TagField.selectAll', defaultMessage: 'Select all' },
  clearAll: { id: 'ui.TagField.clearAll', defaultMessage: 'Clear all' },
})
