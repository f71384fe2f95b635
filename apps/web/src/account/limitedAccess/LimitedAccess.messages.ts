import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  text: { count: number }
  existingText: NoMessageValues
  name: NoMessageValues
  mail: NoMessageValues
  getCode: NoMessageValues
  toExisting: NoMessageValues
  toNew: NoMessageValues
  code: NoMessageValues
  codeText: { mail: string; minutes: number }
  checking: NoMessageValues
  startAgain: NoMessageValues
  wrongCode: NoMessageValues
  emailInUse: NoMessageValues
  forbidden: NoMessageValues
  wrongName: NoMessageValues
  general: NoMessageValues
}>({
  title: { id: 'web.LimitedAccess.title', defaultMessage: 'Look without a login' },
  text: {
    id: 'web.LimitedAccess.text',
    defaultMessage:
      'Get limited access and open {count, plural, one {# project} other {# projects}} for free. We send a code to your e-mail address.',
  },
  existingText: {
    id: 'web.LimitedAccess.existingText',
    defaultMessage: 'Write the e-mail address that you got access with, and we send you a new code.',
  },
  name: { id: 'web.LimitedAccess.name', defaultMessage: 'Full name' },
  mail: { id: 'web.LimitedAccess.mail', defaultMessage: 'Your e-mail' },
  getCode: { id: 'web.LimitedAccess.getCode', defaultMessage: 'Get a code' },
  toExisting: { id: 'web.LimitedAccess.toExisting', defaultMessage: 'I have limited access already' },
  toNew: { id: 'web.LimitedAccess.toNew', defaultMessage: 'I am new here' },
  code: { id: 'web.LimitedAccess.code', defaultMessage: 'Code' },
  codeText: {
    id: 'web.LimitedAccess.codeText',
    defaultMessage:
      'We have sent a code of four letters to {mail}. It works once, within {minutes, plural, one {# minute} other {# minutes}}.',
  },
  checking: { id: 'web.LimitedAccess.checking', defaultMessage: 'The code is being checked' },
  startAgain: {
    id: 'web.LimitedAccess.startAgain',
    defaultMessage: 'Use another e-mail address, or get a new code',
  },
  wrongCode: { id: 'web.LimitedAccess.wrongCode', defaultMessage: 'Code is not correct' },
  emailInUse: { id: 'web.LimitedAccess.emailInUse', defaultMessage: 'The chosen email is already in use' },
  forbidden: {
    id: 'web.LimitedAccess.forbidden',
    defaultMessage:
      'No access can be given to this e-mail address now. Try again in an hour, or book a demo.',
  },
  wrongName: {
    id: 'web.LimitedAccess.wrongName',
    defaultMessage:
      'The name was not accepted. It may have letters, spaces, hyphens, apostrophes and full stops.',
  },
  general: {
    id: 'web.LimitedAccess.general',
    defaultMessage: 'The limited access could not be opened. Check your e-mail address and try again.',
  },
})
