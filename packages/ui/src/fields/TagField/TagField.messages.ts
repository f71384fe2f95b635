import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const tagFieldMessages = defineMessages<{
  added: { label: string }
  chosen: NoMessageValues
  noMatch: { typed: string }
  selectAll: NoMessageValues
  clearAll: NoMessageValues
  unfinished: { typed: string }
}>({
  added: { id: 'ui.TagField.added', defaultMessage: '{label} is chosen' },
  chosen: { id: 'ui.TagField.chosen', defaultMessage: 'Chosen' },
  noMatch: { id: 'ui.TagField.noMatch', defaultMessage: 'Nothing begins with “{typed}”.' },
  selectAll: { id: 'ui.TagField.selectAll', defaultMessage: 'Select all' },
  clearAll: { id: 'ui.TagField.clearAll', defaultMessage: 'Clear all' },
  unfinished: {
    id: 'ui.TagField.unfinished',
    defaultMessage: '“{typed}” is not chosen. Choose from the list, or clear the text.',
  },
})
