import { defineMessages } from 'react-intl'

/** Words of Sidebar. */
export const sidebarMessages = defineMessages({
  close: { id: 'ui.Sidebar.close', defaultMessage: 'Close' },
})
