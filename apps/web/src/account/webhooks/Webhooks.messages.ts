import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  text: NoMessageValues
  none: NoMessageValues
  make: NoMessageValues
  manage: NoMessageValues
  manageNamed: { name: string }
  ofList: { name: string }
  ofAgent: { name: string }
  list: NoMessageValues
  agent: NoMessageValues
  sending: NoMessageValues
  lastDelivered: { time: string }
  gone: { day: string }
  failing: { day: string }
}>({
  title: { id: 'web.Webhooks.title', defaultMessage: 'Webhooks' },
  text: {
    id: 'web.Webhooks.text',
    defaultMessage:
      'Your CRM or another program is told within minutes when something has changed on a list or in what an agent finds. It then reads the changes with a key.',
  },
  none: { id: 'web.Webhooks.none', defaultMessage: 'You have no webhooks.' },
  make: { id: 'web.Webhooks.make', defaultMessage: 'Make a webhook' },
  manage: { id: 'web.Webhooks.manage', defaultMessage: 'Manage' },
  manageNamed: { id: 'web.Webhooks.manageNamed', defaultMessage: 'Manage the webhook {name}' },
  ofList: { id: 'web.Webhooks.ofList', defaultMessage: 'List: {name}' },
  ofAgent: { id: 'web.Webhooks.ofAgent', defaultMessage: 'Agent: {name}' },
  list: { id: 'web.Webhooks.list', defaultMessage: 'A list' },
  agent: { id: 'web.Webhooks.agent', defaultMessage: 'An agent' },
  sending: { id: 'web.Webhooks.sending', defaultMessage: 'Nothing accepted lately' },
  lastDelivered: { id: 'web.Webhooks.lastDelivered', defaultMessage: 'Last accepted {time}' },
  gone: {
    id: 'web.Webhooks.gone',
    defaultMessage: 'Stopped on {day}, because the receiver answered that it is gone (410).',
  },
  failing: {
    id: 'web.Webhooks.failing',
    defaultMessage: 'Stopped on {day}, because the receiver has not accepted anything for two days.',
  },
})
