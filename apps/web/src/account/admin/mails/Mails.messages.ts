import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  alert: NoMessageValues
  reminder: NoMessageValues
  activation: NoMessageValues
  passwordReset: NoMessageValues
  passwordChanged: NoMessageValues
  emailChanged: NoMessageValues
  personalDataReady: NoMessageValues
  sheetReady: NoMessageValues
  keyMade: NoMessageValues
  webhookEnded: NoMessageValues
  limitedAccessCode: NoMessageValues
  tip: NoMessageValues
  customerRequest: NoMessageValues
  kinds: NoMessageValues
  mail: NoMessageValues
  waiting: NoMessageValues
  failing: NoMessageValues
  givenUp: NoMessageValues
  oldest: NoMessageValues
  failingSince: NoMessageValues
  failures: NoMessageValues
  tries: NoMessageValues
  error: NoMessageValues
  lastError: NoMessageValues
  lastGivenUp: NoMessageValues
  nextTry: NoMessageValues
  queued: NoMessageValues
  nothingWaits: NoMessageValues
  nothingWaitsText: { days: number }
  noFailures: NoMessageValues
  nothingFails: NoMessageValues
  retry: NoMessageValues
  isRetried: { email: string }
  isTriedSoon: NoMessageValues
  isGone: NoMessageValues
}>({
  alert: { id: 'admin.Mails.alert', defaultMessage: 'Alert' },
  reminder: { id: 'admin.Mails.reminder', defaultMessage: 'Reminder' },
  activation: { id: 'admin.Mails.activation', defaultMessage: 'Invitation' },
  passwordReset: { id: 'admin.Mails.passwordReset', defaultMessage: 'Link for a new password' },
  passwordChanged: { id: 'admin.Mails.passwordChanged', defaultMessage: 'Password changed' },
  emailChanged: { id: 'admin.Mails.emailChanged', defaultMessage: 'Address changed' },
  personalDataReady: { id: 'admin.Mails.personalDataReady', defaultMessage: 'Copy of the own data' },
  sheetReady: { id: 'admin.Mails.sheetReady', defaultMessage: 'Spreadsheet' },
  keyMade: { id: 'admin.Mails.keyMade', defaultMessage: 'Key made' },
  webhookEnded: { id: 'admin.Mails.webhookEnded', defaultMessage: 'Webhook stopped' },
  limitedAccessCode: { id: 'admin.Mails.limitedAccessCode', defaultMessage: 'Code for limited access' },
  tip: { id: 'admin.Mails.tip', defaultMessage: 'Tip' },
  customerRequest: { id: 'admin.Mails.customerRequest', defaultMessage: 'Request to support' },
  kinds: { id: 'admin.Mails.kinds', defaultMessage: 'Mails by kind' },
  mail: { id: 'admin.Mails.mail', defaultMessage: 'Mail' },
  waiting: { id: 'admin.Mails.waiting', defaultMessage: 'Waiting' },
  failing: { id: 'admin.Mails.failing', defaultMessage: 'Failing' },
  givenUp: { id: 'admin.Mails.givenUp', defaultMessage: 'Given up' },
  oldest: { id: 'admin.Mails.oldest', defaultMessage: 'The oldest waits since' },
  failingSince: { id: 'admin.Mails.failingSince', defaultMessage: 'Failing since' },
  failures: { id: 'admin.Mails.failures', defaultMessage: 'Failing mails' },
  tries: { id: 'admin.Mails.tries', defaultMessage: 'Attempts' },
  error: { id: 'admin.Mails.error', defaultMessage: 'Failure' },
  lastError: { id: 'admin.Mails.lastError', defaultMessage: 'Failure of the mail that was given up' },
  lastGivenUp: { id: 'admin.Mails.lastGivenUp', defaultMessage: 'Last given up' },
  nextTry: { id: 'admin.Mails.nextTry', defaultMessage: 'Next attempt' },
  queued: { id: 'admin.Mails.queued', defaultMessage: 'Written' },
  nothingWaits: { id: 'admin.Mails.nothingWaits', defaultMessage: 'All mails are sent' },
  nothingWaitsText: {
    id: 'admin.Mails.nothingWaitsText',
    defaultMessage:
      'No mail waits, and none was given up in the last {days, plural, one {day} other {# days}}.',
  },
  noFailures: { id: 'admin.Mails.noFailures', defaultMessage: 'No failures' },
  nothingFails: { id: 'admin.Mails.nothingFails', defaultMessage: 'No mail that waits has failed.' },
  retry: { id: 'admin.Mails.retry', defaultMessage: 'Send again now' },
  isRetried: { id: 'admin.Mails.isRetried', defaultMessage: 'The mail to {email} is sent again now.' },
  isTriedSoon: {
    id: 'admin.Mails.isTriedSoon',
    defaultMessage: 'The mail is sent again within a few minutes anyway.',
  },
  isGone: { id: 'admin.Mails.isGone', defaultMessage: 'The mail was sent or given up meanwhile.' },
})
