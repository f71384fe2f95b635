import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  changeTitle: NoMessageValues
  changeText: NoMessageValues
  activateTitle: NoMessageValues
  activateText: NoMessageValues
  password: NoMessageValues
  repeated: NoMessageValues
  save: NoMessageValues
  saved: NoMessageValues
  savedLogIn: NoMessageValues
  activated: NoMessageValues
  saveFailed: NoMessageValues
  linkUsed: NoMessageValues
  toLogin: NoMessageValues
  impersonateTitle: NoMessageValues
  impersonateText: NoMessageValues
  impersonateSubmit: NoMessageValues
  impersonateRefused: NoMessageValues
  impersonateFailed: NoMessageValues
  expiredTitle: NoMessageValues
  expiredText: NoMessageValues
  expiredLogin: NoMessageValues
  viewsLeftTitle: { count: number }
  viewsLeftText: NoMessageValues
  unlimitedTitle: NoMessageValues
  unlimitedText: NoMessageValues
  toSearch: NoMessageValues
}>({
  changeTitle: { id: 'web.Account.changeTitle', defaultMessage: 'Choose a new password' },
  changeText: {
    id: 'web.Account.changeText',
    defaultMessage: 'At least 8 characters. A sentence that only you know is long and easy to remember.',
  },
  activateTitle: { id: 'web.Account.activateTitle', defaultMessage: 'Welcome to Spadestik' },
  activateText: {
    id: 'web.Account.activateText',
    defaultMessage: 'Choose a password of at least 8 characters, and your account is ready.',
  },
  password: { id: 'web.Account.password', defaultMessage: 'New password' },
  repeated: { id: 'web.Account.repeated', defaultMessage: 'Repeat the new password' },
  save: { id: 'web.Account.save', defaultMessage: 'Save the password' },
  saved: { id: 'web.Account.saved', defaultMessage: 'Your password is saved.' },
  savedLogIn: { id: 'web.Account.savedLogIn', defaultMessage: 'Your password is saved. Log in with it.' },
  activated: {
    id: 'web.Account.activated',
    defaultMessage: 'Your account is ready. Log in with your new password.',
  },
  saveFailed: {
    id: 'web.Account.saveFailed',
    defaultMessage: 'The password could not be saved. Try again later, or contact our support.',
  },
  linkUsed: {
    id: 'web.Account.linkUsed',
    defaultMessage:
      'This link has been used or is too old. Ask for a new one with “Forgotten your password?” at the login.',
  },
  toLogin: { id: 'web.Account.toLogin', defaultMessage: 'Go to the login' },
  impersonateTitle: { id: 'web.Account.impersonateTitle', defaultMessage: 'Log in as a user' },
  impersonateText: {
    id: 'web.Account.impersonateText',
    defaultMessage:
      'For administrators: log in with your own account to see Spadestik as the user of this link does.',
  },
  impersonateSubmit: { id: 'web.Account.impersonateSubmit', defaultMessage: 'Go on as the user' },
  impersonateRefused: {
    id: 'web.Account.impersonateRefused',
    defaultMessage: 'The login failed. Check your username and password, and that you are an administrator.',
  },
  impersonateFailed: {
    id: 'web.Account.impersonateFailed',
    defaultMessage: 'The user could not be impersonated. The link may be used or too old: ask for a new one.',
  },
  expiredTitle: { id: 'web.Account.expiredTitle', defaultMessage: 'Your limited access has run out' },
  expiredText: {
    id: 'web.Account.expiredText',
    defaultMessage:
      'You have opened all the projects that limited access covers. Those you have seen stay open to you. Book a demo to see how much more there is, or log in with a full account.',
  },
  viewsLeftTitle: {
    id: 'web.Account.viewsLeftTitle',
    defaultMessage: 'You can open {count, plural, one {# more project} other {# more projects}}',
  },
  viewsLeftText: {
    id: 'web.Account.viewsLeftText',
    defaultMessage:
      'Your limited access has not run out. Book a demo to see how much more there is, or log in with a full account.',
  },
  unlimitedTitle: {
    id: 'web.Account.unlimitedTitle',
    defaultMessage: 'You are logged in with a full account',
  },
  unlimitedText: {
    id: 'web.Account.unlimitedText',
    defaultMessage: 'Only visitors with limited access have a number of views. Yours are not counted.',
  },
  toSearch: { id: 'web.Account.toSearch', defaultMessage: 'Go to the search' },
  expiredLogin: { id: 'web.Account.expiredLogin', defaultMessage: 'Log in' },
})
