import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: { name: string; day: string }
  text: NoMessageValues
  ask: NoMessageValues
}>({
  title: { id: 'web.EndedProduct.title', defaultMessage: 'Your subscription {name} ended on {day}' },
  text: {
    id: 'web.EndedProduct.text',
    defaultMessage:
      'Your lists, notes and agents are kept. Agents and lists send no e-mails until the subscription is renewed.',
  },
  ask: { id: 'web.EndedProduct.ask', defaultMessage: 'Ask for a subscription' },
})
