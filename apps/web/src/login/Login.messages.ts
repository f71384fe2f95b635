import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  lead: NoMessageValues
  username: NoMessageValues
  password: NoMessageValues
  remember: NoMessageValues
  submit: NoMessageValues
  required: NoMessageValues
  refused: NoMessageValues
  failed: NoMessageValues
  offline: NoMessageValues
  ended: NoMessageValues
  rejected: NoMessageValues
  takenTitle: NoMessageValues
  taken: NoMessageValues
}>({
  title: { id: 'web.Login.title', defaultMessage: 'Log in' },
  lead: {
    id: 'web.Login.lead',
    defaultMessage: 'Building projects, tenders and companies in Denmark, Sweden and Norway.',
  },
  username: { id: 'web.Login.username', defaultMessage: 'E-mail' },
  password: { id: 'web.Login.password', defaultMessage: 'Password' },
  remember: { id: 'web.Login.remember', defaultMessage: 'Remember me' },
  submit: { id: 'web.Login.submit', defaultMessage: 'Log in' },
  required: { id: 'web.Login.required', defaultMessage: 'The field is required' },
  refused: {
    id: 'web.Login.refused',
    defaultMessage:
      'An authorization error occurred. Check your username and password. Otherwise, your user is not activated, or you do not have the product required to log in on this domain.',
  },
  failed: {
    id: 'web.Login.failed',
    defaultMessage: 'An unexpected error occurred. Try again later, or contact our support.',
  },
  offline: {
    id: 'web.Login.offline',
    defaultMessage: 'The service cannot be reached. Check your connection and try again.',
  },
  ended: { id: 'web.Login.ended', defaultMessage: 'You have been logged out by an administrator.' },
  rejected: {
    id: 'web.Login.rejected',
    defaultMessage: 'Something was wrong with the stored user information. Please log in again.',
  },
  takenTitle: { id: 'web.Login.takenTitle', defaultMessage: 'Another person has logged in' },
  taken: {
    id: 'web.Login.taken',
    defaultMessage:
      'Only one person can use an account at a time, and somebody has just logged in with yours. Log in again to take it back.',
  },
})
