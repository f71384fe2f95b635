import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  aboutYou: NoMessageValues
  name: NoMessageValues
  nameRequired: NoMessageValues
  email: NoMessageValues
  emailHint: NoMessageValues
  phone: NoMessageValues
  position: NoMessageValues
  company: NoMessageValues
  save: NoMessageValues
  saved: NoMessageValues
  saveFailed: NoMessageValues
  restored: NoMessageValues
  undo: NoMessageValues
  language: NoMessageValues
  languageHint: NoMessageValues
  news: NoMessageValues
  popUps: NoMessageValues
  popUpsHint: NoMessageValues
  password: NoMessageValues
  passwordHint: NoMessageValues
  sendLink: NoMessageValues
  linkSent: { email: string }
  linkFailed: NoMessageValues
  passwordSaved: NoMessageValues
  subscription: NoMessageValues
  product: NoMessageValues
  noProduct: NoMessageValues
  request: NoMessageValues
  change: NoMessageValues
  cancel: NoMessageValues
  requestText: NoMessageValues
  requestSend: NoMessageValues
  changeText: NoMessageValues
  cancelText: NoMessageValues
  cancelSend: NoMessageValues
  keep: NoMessageValues
  close: NoMessageValues
  asked: NoMessageValues
  askFailed: NoMessageValues
}>({
  title: { id: 'web.Settings.title', defaultMessage: 'Settings' },
  aboutYou: { id: 'web.Settings.aboutYou', defaultMessage: 'About you' },
  name: { id: 'web.Settings.name', defaultMessage: 'Name' },
  nameRequired: { id: 'web.Settings.nameRequired', defaultMessage: 'Enter your name' },
  email: { id: 'web.Settings.email', defaultMessage: 'E-mail' },
  emailHint: { id: 'web.Settings.emailHint', defaultMessage: 'Ask our support to change it.' },
  phone: { id: 'web.Settings.phone', defaultMessage: 'Phone' },
  position: { id: 'web.Settings.position', defaultMessage: 'Position' },
  company: { id: 'web.Settings.company', defaultMessage: 'Company' },
  save: { id: 'web.Settings.save', defaultMessage: 'Save' },
  saved: { id: 'web.Settings.saved', defaultMessage: 'Your settings are saved.' },
  saveFailed: {
    id: 'web.Settings.saveFailed',
    defaultMessage: 'Your settings could not be saved. Try again later, or contact our support.',
  },
  restored: {
    id: 'web.Settings.restored',
    defaultMessage: 'What you had typed when your session ended is filled in. Save it, or undo it.',
  },
  undo: { id: 'web.Settings.undo', defaultMessage: 'Undo' },
  language: { id: 'web.Settings.language', defaultMessage: 'Language' },
  languageHint: {
    id: 'web.Settings.languageHint',
    defaultMessage: 'The language of Spadestik and of all e-mails to you.',
  },
  news: { id: 'web.Settings.news', defaultMessage: 'News' },
  popUps: { id: 'web.Settings.popUps', defaultMessage: 'Show news after login' },
  popUpsHint: {
    id: 'web.Settings.popUpsHint',
    defaultMessage: 'What is new in Spadestik is shown once, at the side of the page.',
  },
  password: { id: 'web.Settings.password', defaultMessage: 'Password' },
  passwordHint: {
    id: 'web.Settings.passwordHint',
    defaultMessage: 'Choose a new one here, or let us send you a link.',
  },
  sendLink: { id: 'web.Settings.sendLink', defaultMessage: 'Send me a link instead' },
  linkSent: { id: 'web.Settings.linkSent', defaultMessage: 'The link is on its way to {email}.' },
  linkFailed: {
    id: 'web.Settings.linkFailed',
    defaultMessage: 'The e-mail could not be sent. Try again later, or contact our support.',
  },
  passwordSaved: {
    id: 'web.Settings.passwordSaved',
    defaultMessage: 'Your new password is saved. You are taken to the dashboard.',
  },
  subscription: { id: 'web.Settings.subscription', defaultMessage: 'Subscription' },
  product: { id: 'web.Settings.product', defaultMessage: 'Your product' },
  noProduct: { id: 'web.Settings.noProduct', defaultMessage: 'You have no product yet.' },
  request: { id: 'web.Settings.request', defaultMessage: 'Ask for a subscription' },
  change: { id: 'web.Settings.change', defaultMessage: 'Ask for a change' },
  cancel: { id: 'web.Settings.cancel', defaultMessage: 'Cancel the subscription' },
  requestText: { id: 'web.Settings.requestText', defaultMessage: 'Whom shall we call?' },
  requestSend: { id: 'web.Settings.requestSend', defaultMessage: 'Ask us to call' },
  changeText: {
    id: 'web.Settings.changeText',
    defaultMessage: 'We call you within one working day and find the product that fits.',
  },
  cancelText: {
    id: 'web.Settings.cancelText',
    defaultMessage:
      'Your subscription goes on until somebody from us has answered you. Lists, agents and notes are kept as long as it runs.',
  },
  cancelSend: { id: 'web.Settings.cancelSend', defaultMessage: 'Ask to cancel' },
  keep: { id: 'web.Settings.keep', defaultMessage: 'Keep it' },
  close: { id: 'web.Settings.close', defaultMessage: 'Close' },
  asked: {
    id: 'web.Settings.asked',
    defaultMessage: 'We have received your request and will answer within one working day.',
  },
  askFailed: {
    id: 'web.Settings.askFailed',
    defaultMessage: 'Your request could not be sent. Try again later, or contact our support.',
  },
})
