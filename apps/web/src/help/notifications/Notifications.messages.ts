import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  new: NoMessageValues
  none: NoMessageValues
  noneText: NoMessageValues
  guide: NoMessageValues
  bookDemo: NoMessageValues
  off: NoMessageValues
}>({
  title: { id: 'web.Notifications.title', defaultMessage: 'New since last' },
  new: { id: 'web.Notifications.new', defaultMessage: 'New' },
  none: { id: 'web.Notifications.none', defaultMessage: 'Nothing is new' },
  noneText: { id: 'web.Notifications.noneText', defaultMessage: 'What is new in Spadestik will stand here.' },
  guide: { id: 'web.Notifications.guide', defaultMessage: 'Open the user guide' },
  bookDemo: { id: 'web.Notifications.bookDemo', defaultMessage: 'Book a demo' },
  off: {
    id: 'web.Notifications.off',
    defaultMessage: 'You choose in your settings whether news is shown after login.',
  },
})
