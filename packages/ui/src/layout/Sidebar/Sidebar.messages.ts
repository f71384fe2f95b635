import { defineMessages } from 'react-intl'

export const sidebarMessages = defineMessages({
  close: { id: 'ui.Sidebar.close', defaultMessage: 'Close' },
})
