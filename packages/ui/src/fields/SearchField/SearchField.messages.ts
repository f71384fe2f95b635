import { defineMessages } from 'react-intl'

export const searchFieldMessages = defineMessages({
  clear: { id: 'ui.SearchField.clear', defaultMessage: 'Clear the search' },
  mode: { id: 'ui.SearchField.mode', defaultMessage: 'What to search in' },
})
