import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  failedTitle: NoMessageValues
  failedText: NoMessageValues
  tryAgain: NoMessageValues
  toDashboard: NoMessageValues
  panic: NoMessageValues
}>({
  failedTitle: { id: 'web.App.failedTitle', defaultMessage: 'Something went wrong here' },
  failedText: {
    id: 'web.App.failedText',
    defaultMessage:
      'The page could not be shown. Your lists and searches are safe. Try again, or go back to the dashboard.',
  },
  tryAgain: { id: 'web.App.tryAgain', defaultMessage: 'Try again' },
  toDashboard: { id: 'web.App.toDashboard', defaultMessage: 'Go to the dashboard' },
  panic: {
    id: 'web.App.panic',
    defaultMessage:
      'Something went wrong that cannot be mended while you are logged in. You are logged out, and the page is loaded again.',
  },
})
