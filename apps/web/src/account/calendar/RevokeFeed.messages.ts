import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: { name: string }
  text: NoMessageValues
  revoke: NoMessageValues
  revoked: { name: string }
}>({
  title: { id: 'web.RevokeFeed.title', defaultMessage: 'Turn off the addresses of “{name}”?' },
  text: {
    id: 'web.RevokeFeed.text',
    defaultMessage:
      'Calendars and feed readers that use them get nothing more from now on. You can create new addresses later.',
  },
  revoke: { id: 'web.RevokeFeed.revoke', defaultMessage: 'Turn off' },
  revoked: { id: 'web.RevokeFeed.revoked', defaultMessage: 'The addresses of “{name}” have stopped working' },
})
