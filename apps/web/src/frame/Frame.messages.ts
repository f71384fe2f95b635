import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  cookiePolicy: NoMessageValues
  logout: NoMessageValues
  login: NoMessageValues
  bookDemo: NoMessageValues
  prices: NoMessageValues
  services: NoMessageValues
  benefits: NoMessageValues
  contact: NoMessageValues
  about: NoMessageValues
  support: NoMessageValues
  more: NoMessageValues
  terms: NoMessageValues
  languageFailed: NoMessageValues
  palette: NoMessageValues
}>({
  cookiePolicy: { id: 'web.App.cookiePolicy', defaultMessage: 'Cookie policy' },
  logout: { id: 'web.App.logout', defaultMessage: 'Log out' },
  login: { id: 'web.App.login', defaultMessage: 'Log in' },
  bookDemo: { id: 'web.App.bookDemo', defaultMessage: 'Book a demo' },
  prices: { id: 'web.App.prices', defaultMessage: 'Prices' },
  services: { id: 'web.App.services', defaultMessage: 'Services' },
  benefits: { id: 'web.App.benefits', defaultMessage: 'Benefits' },
  contact: { id: 'web.App.contact', defaultMessage: 'Contact' },
  about: { id: 'web.App.about', defaultMessage: 'About Spadestik' },
  support: { id: 'web.App.support', defaultMessage: 'Support' },
  more: { id: 'web.App.more', defaultMessage: 'More' },
  languageFailed: {
    id: 'web.App.languageFailed',
    defaultMessage: 'The language was not changed. Try again.',
  },
  palette: { id: 'web.Palette.placeholder', defaultMessage: 'Go to project, list, agent …' },
  terms: { id: 'web.App.terms', defaultMessage: 'Terms and conditions' },
})
