import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const tipModalMessages = defineMessages<{
  title: { name: string }
  loading: NoMessageValues
  intro: NoMessageValues
  description: NoMessageValues
  send: NoMessageValues
  failed: NoMessageValues
  sentTitle: NoMessageValues
  sent: NoMessageValues
  alreadyTitle: NoMessageValues
  already: NoMessageValues
  ok: NoMessageValues
}>({
  title: { id: 'ui.TipModal.title', defaultMessage: 'Ask about {name}' },
  loading: { id: 'ui.TipModal.loading', defaultMessage: 'Looking whether a tip was sent' },
  intro: {
    id: 'ui.TipModal.intro',
    defaultMessage:
      'Tell us what you want to know or have heard. We contact you, and nothing is sent to the company.',
  },
  description: { id: 'ui.TipModal.description', defaultMessage: 'Your message' },
  send: { id: 'ui.TipModal.send', defaultMessage: 'Send' },
  failed: {
    id: 'ui.TipModal.failed',
    defaultMessage: 'The tip was not sent. Your message is still here; try again.',
  },
  sentTitle: { id: 'ui.TipModal.sentTitle', defaultMessage: 'Thank you' },
  sent: { id: 'ui.TipModal.sent', defaultMessage: 'Your tip is sent. We will contact you.' },
  alreadyTitle: { id: 'ui.TipModal.alreadyTitle', defaultMessage: 'Already sent' },
  already: {
    id: 'ui.TipModal.already',
    defaultMessage: 'You or a colleague has sent a tip about this role. We are on it.',
  },
  ok: { id: 'ui.TipModal.ok', defaultMessage: 'OK' },
})
