import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  projectTitle: NoMessageValues
  lead: NoMessageValues
  username: NoMessageValues
  password: NoMessageValues
  remember: NoMessageValues
  submit: NoMessageValues
  company: NoMessageValues
  forgotten: NoMessageValues
  forgottenTitle: NoMessageValues
  forgottenText: NoMessageValues
  restore: NoMessageValues
  restoreSent: NoMessageValues
  backToLogin: NoMessageValues
  refused: NoMessageValues
  failed: NoMessageValues
  offline: NoMessageValues
  ended: NoMessageValues
  rejected: NoMessageValues
  otherVersion: NoMessageValues
  limitedOnly: NoMessageValues
  draftKept: NoMessageValues
  takenTitle: NoMessageValues
  taken: NoMessageValues
}>({
  title: { id: 'web.Login.title', defaultMessage: 'Log in' },
  projectTitle: { id: 'web.Login.projectTitle', defaultMessage: 'Log in to see the project' },
  lead: {
    id: 'web.Login.lead',
    defaultMessage: 'Building projects, tenders and companies in Denmark, Sweden and Norway.',
  },
  username: { id: 'web.Login.username', defaultMessage: 'E-mail' },
  password: { id: 'web.Login.password', defaultMessage: 'Password' },
  remember: { id: 'web.Login.remember', defaultMessage: 'Remember me' },
  submit: { id: 'web.Login.submit', defaultMessage: 'Log in' },
  company: { id: 'web.Login.company', defaultMessage: "Use your company's login" },
  forgotten: { id: 'web.Login.forgotten', defaultMessage: 'Forgotten your password?' },
  forgottenTitle: { id: 'web.Login.forgottenTitle', defaultMessage: 'Forgotten password' },
  forgottenText: {
    id: 'web.Login.forgottenText',
    defaultMessage: 'Write your e-mail address, and we send you a link to choose a new password with.',
  },
  restore: { id: 'web.Login.restore', defaultMessage: 'Send the link' },
  restoreSent: {
    id: 'web.Login.restoreSent',
    defaultMessage: 'If there is a user with this e-mail address, the link is on its way to it.',
  },
  backToLogin: { id: 'web.Login.backToLogin', defaultMessage: 'Back to the login' },
  refused: {
    id: 'web.Login.refused',
    defaultMessage:
      'An authorization error occurred. Check your username and password. Otherwise, your user is not activated, your company has its own login, or you do not have the product required to log in on this domain.',
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
  otherVersion: {
    id: 'web.Login.otherVersion',
    defaultMessage: 'A new version of the product is available. Please log in again.',
  },
  limitedOnly: {
    id: 'web.Login.limitedOnly',
    defaultMessage: 'Your limited access covers projects only. Log in with a full account to see this.',
  },
  draftKept: {
    id: 'web.Login.draftKept',
    defaultMessage: 'What you were typing is kept, and offered to you again once you have logged in.',
  },
  takenTitle: { id: 'web.Login.takenTitle', defaultMessage: 'Another person has logged in' },
  taken: {
    id: 'web.Login.taken',
    defaultMessage:
      'Only one person can use an account at a time, and somebody has just logged in with yours. Log in again to take it back.',
  },
})
