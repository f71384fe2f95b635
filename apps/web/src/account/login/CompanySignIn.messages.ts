import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  text: NoMessageValues
  email: NoMessageValues
  submit: NoMessageValues
  finishing: NoMessageValues
  unknown: NoMessageValues
  away: NoMessageValues
  expired: NoMessageValues
  refused: NoMessageValues
  invalid: NoMessageValues
  unverified: NoMessageValues
  foreign: NoMessageValues
  account: NoMessageValues
  tooMany: NoMessageValues
}>({
  title: { id: 'web.CompanySignIn.title', defaultMessage: "Your company's login" },
  text: {
    id: 'web.CompanySignIn.text',
    defaultMessage: 'Write your e-mail address at work. You log in at your company, and then come back here.',
  },
  email: { id: 'web.CompanySignIn.email', defaultMessage: 'E-mail at work' },
  submit: { id: 'web.CompanySignIn.submit', defaultMessage: 'Continue' },
  finishing: { id: 'web.CompanySignIn.finishing', defaultMessage: 'Logging you in …' },
  unknown: {
    id: 'web.CompanySignIn.unknown',
    defaultMessage:
      'No company logs in here with this address. Check the address, or log in with your password.',
  },
  away: {
    id: 'web.CompanySignIn.away',
    defaultMessage:
      'The login of your company does not work at present. Try again in a few minutes, or log in with your password.',
  },
  expired: {
    id: 'web.CompanySignIn.expired',
    defaultMessage: 'The login took too long, or was begun in another browser. Log in again.',
  },
  refused: {
    id: 'web.CompanySignIn.refused',
    defaultMessage: 'Your company did not log you in. Try again, or ask those who run its login.',
  },
  invalid: {
    id: 'web.CompanySignIn.invalid',
    defaultMessage:
      'The answer of your company could not be checked. Log in again. If this happens again, tell those who run its login.',
  },
  unverified: {
    id: 'web.CompanySignIn.unverified',
    defaultMessage:
      'The login of your company does not confirm your e-mail address. Ask those who run it to add the confirmed address.',
  },
  foreign: {
    id: 'web.CompanySignIn.foreign',
    defaultMessage:
      'You logged in with an address that does not belong to your company here. Log in with your address at work.',
  },
  account: {
    id: 'web.CompanySignIn.account',
    defaultMessage:
      'You cannot log in here with your account at work. It may be deactivated, belong to another company, or have a product for another country. Contact our support.',
  },
  tooMany: {
    id: 'web.CompanySignIn.tooMany',
    defaultMessage: 'There were too many logins in a short time. Wait a quarter of an hour, and try again.',
  },
})
