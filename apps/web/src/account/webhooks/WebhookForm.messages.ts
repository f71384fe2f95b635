import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  name: NoMessageValues
  nameHint: NoMessageValues
  address: NoMessageValues
  addressHint: NoMessageValues
  addressWrong: NoMessageValues
  source: NoMessageValues
  choose: NoMessageValues
  noSource: NoMessageValues
  cancel: NoMessageValues
  secret: NoMessageValues
  secretHint: NoMessageValues
  once: NoMessageValues
}>({
  name: { id: 'web.WebhookForm.name', defaultMessage: 'Name' },
  nameHint: {
    id: 'web.WebhookForm.nameHint',
    defaultMessage: 'Which program receives it, such as ‘Our CRM’.',
  },
  address: { id: 'web.WebhookForm.address', defaultMessage: 'Address' },
  addressHint: {
    id: 'web.WebhookForm.addressHint',
    defaultMessage: 'Of the program, on the internet. It begins with https://.',
  },
  addressWrong: {
    id: 'web.WebhookForm.addressWrong',
    defaultMessage: 'Type an address that begins with https://, without a password.',
  },
  source: { id: 'web.WebhookForm.source', defaultMessage: 'Changes of' },
  choose: { id: 'web.WebhookForm.choose', defaultMessage: 'Choose a list or an agent' },
  noSource: {
    id: 'web.WebhookForm.noSource',
    defaultMessage: 'A webhook is about a list or an agent, and you have none. Make one first.',
  },
  cancel: { id: 'web.WebhookForm.cancel', defaultMessage: 'Cancel' },
  secret: { id: 'web.WebhookForm.secret', defaultMessage: 'The secret of the webhook' },
  secretHint: {
    id: 'web.WebhookForm.secretHint',
    defaultMessage: 'By it, the program checks that what it receives comes from here (Standard Webhooks).',
  },
  once: {
    id: 'web.WebhookForm.once',
    defaultMessage: 'The secret is shown only now, so copy it before you close.',
  },
})
