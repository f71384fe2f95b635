import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  dashboard: NoMessageValues
  search: NoMessageValues
  logout: NoMessageValues
  failedTitle: NoMessageValues
  failedText: NoMessageValues
  tryAgain: NoMessageValues
  toDashboard: NoMessageValues
}>({
  dashboard: { id: 'web.App.dashboard', defaultMessage: 'Dashboard' },
  search: { id: 'web.App.search', defaultMessage: 'Search' },
  logout: { id: 'web.App.logout', defaultMessage: 'Log out' },
  failedTitle: { id: 'web.App.failedTitle', defaultMessage: 'Something went wrong here' },
  failedText: {
    id: 'web.App.failedText',
    defaultMessage:
      'The page could not be shown. Your lists and searches are safe. Try again, or go back to the dashboard.',
  },
  tryAgain: { id: 'web.App.tryAgain', defaultMessage: 'Try again' },
  toDashboard: { id: 'web.App.toDashboard', defaultMessage: 'Go to the dashboard' },
})
