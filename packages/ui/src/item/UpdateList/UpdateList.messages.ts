import { defineMessages } from 'react-intl'

export const updateListMessages = defineMessages({
  none: { id: 'ui.UpdateList.none', defaultMessage: 'No updates yet.' },
  loading: { id: 'ui.UpdateList.loading', defaultMessage: 'The updates are on their way' },
})
