import type { NoMessageValues } from '@formatjs/intl'
import { defineMessages } from '@formatjs/intl'

export const mailMessages = defineMessages<{
  hello: { name: string }
  sentBy: { host: string }
  orCopy: NoMessageValues
  notYou: NoMessageValues
  activationSubject: NoMessageValues
  activationText: { days: number }
  activationButton: NoMessageValues
  resetSubject: NoMessageValues
  resetText: { hours: number }
  resetButton: NoMessageValues
  changedSubject: NoMessageValues
  changedText: { support: string }
  emailChangedSubject: NoMessageValues
  emailChangedText: { support: string }
  keySubject: NoMessageValues
  keyText: { keyName: string; day: string; support: string }
  keyButton: NoMessageValues
  webhookSubject: NoMessageValues
  webhookGone: { webhookName: string }
  webhookFailing: { webhookName: string }
  webhookButton: NoMessageValues
  personalDataSubject: NoMessageValues
  personalDataText: { days: number }
  personalDataButton: NoMessageValues
  sheetSubject: NoMessageValues
  sheetText: { days: number }
  codeSubject: { code: string }
  codeText: { minutes: number }
  tipSubject: { name: string }
  tipSubjectAbout: { name: string; about: string }
  tipText: { name: string }
  tipItem: { type: string }
  tipItemId: NoMessageValues
  tipRole: NoMessageValues
  tipContact: NoMessageValues
  tipOpen: { type: string }
  requestSubject: { request: string }
  requestText: NoMessageValues
  name: NoMessageValues
  email: NoMessageValues
  phone: NoMessageValues
  companyName: NoMessageValues
  date: NoMessageValues
  anyDay: NoMessageValues
}>({
  hello: { id: 'service.mail.hello', defaultMessage: 'Hello {name}' },
  sentBy: { id: 'service.mail.sentBy', defaultMessage: 'Sent by Spadestik, {host}' },
  orCopy: {
    id: 'service.mail.orCopy',
    defaultMessage: 'If the button does not work, copy this address into your browser:',
  },
  notYou: {
    id: 'service.mail.notYou',
    defaultMessage: 'If you did not ask for this, you need not do anything.',
  },
  activationSubject: {
    id: 'service.mail.activationSubject',
    defaultMessage: 'Welcome to Spadestik: choose your password',
  },
  activationText: {
    id: 'service.mail.activationText',
    defaultMessage:
      'Your account is ready. Choose a password and you are in. The link works once, within {days, plural, one {# day} other {# days}}.',
  },
  activationButton: { id: 'service.mail.activationButton', defaultMessage: 'Choose a password' },
  resetSubject: { id: 'service.mail.resetSubject', defaultMessage: 'A new password for Spadestik' },
  resetText: {
    id: 'service.mail.resetText',
    defaultMessage:
      'You can choose a new password here. The link works once, within {hours, plural, one {# hour} other {# hours}}.',
  },
  resetButton: { id: 'service.mail.resetButton', defaultMessage: 'Choose a new password' },
  changedSubject: { id: 'service.mail.changedSubject', defaultMessage: 'Your password has been changed' },
  changedText: {
    id: 'service.mail.changedText',
    defaultMessage:
      'The password of your account was changed just now. If it was not you, write to {support} at once.',
  },
  emailChangedSubject: {
    id: 'service.mail.emailChangedSubject',
    defaultMessage: 'Your e-mail address has been changed',
  },
  emailChangedText: {
    id: 'service.mail.emailChangedText',
    defaultMessage:
      'Your account now has another e-mail address, and this one no longer opens it. If it was not you, write to {support} at once.',
  },
  keySubject: { id: 'service.mail.keySubject', defaultMessage: 'A new key for your account' },
  keyText: {
    id: 'service.mail.keyText',
    defaultMessage:
      'A key named “{keyName}” was made on {day}. A program that has it can act in your name. If it was not you, end the key in your settings, choose a new password, and write to {support}.',
  },
  keyButton: { id: 'service.mail.keyButton', defaultMessage: 'See your keys' },
  webhookSubject: { id: 'service.mail.webhookSubject', defaultMessage: 'A webhook has stopped' },
  webhookGone: {
    id: 'service.mail.webhookGone',
    defaultMessage:
      'The receiver of your webhook “{webhookName}” answered that it is gone (HTTP status 410), so we no longer call it. Nothing is lost: let the webhook send again in your settings, and your program reads everything since from where it stopped.',
  },
  webhookFailing: {
    id: 'service.mail.webhookFailing',
    defaultMessage:
      'The receiver of your webhook “{webhookName}” accepted none of our calls over two days, so we no longer call it. Nothing is lost: let the webhook send again in your settings, and your program reads everything since from where it stopped.',
  },
  webhookButton: { id: 'service.mail.webhookButton', defaultMessage: 'See your webhooks' },
  personalDataSubject: {
    id: 'service.mail.personalDataSubject',
    defaultMessage: 'The copy of your data is ready',
  },
  personalDataText: {
    id: 'service.mail.personalDataText',
    defaultMessage:
      'Everything that Spadestik stores about you is in one file. Open your settings to download it. The file is kept for {days, plural, one {# day} other {# days}}.',
  },
  personalDataButton: { id: 'service.mail.personalDataButton', defaultMessage: 'Open the settings' },
  sheetSubject: { id: 'service.mail.sheetSubject', defaultMessage: 'Your spreadsheet is ready' },
  sheetText: {
    id: 'service.mail.sheetText',
    defaultMessage:
      'The spreadsheet that you asked for is ready. Open your settings to download it. The file is kept for {days, plural, one {# day} other {# days}}.',
  },
  codeSubject: { id: 'service.mail.codeSubject', defaultMessage: '{code} is your code for Spadestik' },
  codeText: {
    id: 'service.mail.codeText',
    defaultMessage:
      'Type this code where you asked for access. It works once, within {minutes, plural, one {# minute} other {# minutes}}.',
  },
  tipSubject: { id: 'service.mail.tipSubject', defaultMessage: 'A tip from {name}' },
  tipSubjectAbout: {
    id: 'service.mail.tipSubjectAbout',
    defaultMessage: 'A tip from {name}: {about}',
  },
  tipItem: {
    id: 'service.mail.tipItem',
    defaultMessage: '{type, select, project {Project} other {Tender}}',
  },
  tipItemId: { id: 'service.mail.tipItemId', defaultMessage: 'Number' },
  tipRole: { id: 'service.mail.tipRole', defaultMessage: 'Role' },
  tipContact: { id: 'service.mail.tipContact', defaultMessage: 'Contact' },
  tipOpen: {
    id: 'service.mail.tipOpen',
    defaultMessage:
      '{type, select, project {Open the project} procurement {Open the tender} other {Open the company}}',
  },
  tipText: { id: 'service.mail.tipText', defaultMessage: '{name} would like to be put in touch.' },
  requestSubject: {
    id: 'service.mail.requestSubject',
    defaultMessage:
      '{request, select, subscription {A subscription is asked for} change {A change of subscription is asked for} cancellation {The end of a subscription is asked for} erasure {The erasure of an account is asked for} other {A demo is asked for}}',
  },
  requestText: { id: 'service.mail.requestText', defaultMessage: 'Answer within one working day.' },
  name: { id: 'service.mail.name', defaultMessage: 'Name' },
  email: { id: 'service.mail.email', defaultMessage: 'E-mail' },
  phone: { id: 'service.mail.phone', defaultMessage: 'Phone' },
  companyName: { id: 'service.mail.companyName', defaultMessage: 'Company' },
  date: { id: 'service.mail.date', defaultMessage: 'Wished day' },
  anyDay: { id: 'service.mail.anyDay', defaultMessage: 'Any day' },
})
