import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  text: NoMessageValues
  name: NoMessageValues
  companyName: NoMessageValues
  email: NoMessageValues
  phone: NoMessageValues
  date: NoMessageValues
  anyDay: NoMessageValues
  submit: NoMessageValues
  sentTitle: NoMessageValues
  sent: NoMessageValues
  again: NoMessageValues
}>({
  title: { id: 'web.BookDemo.title', defaultMessage: 'Book a demo' },
  text: {
    id: 'web.BookDemo.text',
    defaultMessage:
      'See what Spadestik finds for you. We call and show you around; it takes half an hour and binds you to nothing.',
  },
  name: { id: 'web.BookDemo.name', defaultMessage: 'Full name' },
  companyName: { id: 'web.BookDemo.companyName', defaultMessage: 'Company' },
  email: { id: 'web.BookDemo.email', defaultMessage: 'Work e-mail' },
  phone: { id: 'web.BookDemo.phone', defaultMessage: 'Phone' },
  date: { id: 'web.BookDemo.date', defaultMessage: 'Preferred day' },
  anyDay: { id: 'web.BookDemo.anyDay', defaultMessage: 'Leave it empty when any day will do.' },
  submit: { id: 'web.BookDemo.submit', defaultMessage: 'Book a demo' },
  sentTitle: { id: 'web.BookDemo.sentTitle', defaultMessage: 'Thank you' },
  sent: {
    id: 'web.BookDemo.sent',
    defaultMessage: 'We have received your request and will call within one working day.',
  },
  again: { id: 'web.BookDemo.again', defaultMessage: 'Book another one' },
})
