import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: { country: string }
  text: NoMessageValues
  toOwn: { country: string }
}>({
  title: { id: 'web.DomainRefused.title', defaultMessage: 'Your product does not cover {country}' },
  text: {
    id: 'web.DomainRefused.text',
    defaultMessage:
      'You are still logged in. Go back to your own site, or book a demo to see what there is here.',
  },
  toOwn: { id: 'web.DomainRefused.toOwn', defaultMessage: 'Go to {country}' },
})
