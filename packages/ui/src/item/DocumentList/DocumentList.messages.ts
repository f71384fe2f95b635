import { defineMessages } from 'react-intl'

export const documentListMessages = defineMessages({
  none: { id: 'ui.DocumentList.none', defaultMessage: 'No documents.' },
  newWindow: { id: 'ui.DocumentList.newWindow', defaultMessage: 'opens in a new window' },
})
