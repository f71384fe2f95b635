import type { MailTime } from '@spadestik/domain/agents'
import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  unsubscribed: NoMessageValues
  own: { mailTime: MailTime }
}>({
  unsubscribed: {
    id: 'web.OwnTime.unsubscribed',
    defaultMessage: 'You have unsubscribed from these e-mails. Choose a time and save it to get them again.',
  },
  own: {
    id: 'web.OwnTime.own',
    defaultMessage:
      'You have chosen this time in an e-mail, for yourself alone. The others get e-mails {mailTime, select, always {at once} daily {daily} weekly {weekly} other {never}}. Another time chosen here applies to everybody.',
  },
})
