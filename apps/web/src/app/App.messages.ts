import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  dashboard: NoMessageValues
  hiddenItems: NoMessageValues
  search: NoMessageValues
  settings: NoMessageValues
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
  failedTitle: NoMessageValues
  failedText: NoMessageValues
  tryAgain: NoMessageValues
  toDashboard: NoMessageValues
  panic: NoMessageValues
  draftsTitle: NoMessageValues
  drafts: NoMessageValues
  discardDrafts: NoMessageValues
}>({
  dashboard: { id: 'web.App.dashboard', defaultMessage: 'Dashboard' },
  hiddenItems: { id: 'web.App.hiddenItems', defaultMessage: 'Hidden items' },
  search: { id: 'web.App.search', defaultMessage: 'Search' },
  settings: { id: 'web.App.settings', defaultMessage: 'Account settings' },
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
  terms: { id: 'web.App.terms', defaultMessage: 'Terms and conditions' },
  failedTitle: { id: 'web.App.failedTitle', defaultMessage: 'Something went wrong here' },
  failedText: {
    id: 'web.App.failedText',
    defaultMessage:
      'The page could not be shown. Your lists and searches are safe. Try again, or go back to the dashboard.',
  },
  tryAgain: { id: 'web.App.tryAgain', defaultMessage: 'Try again' },
  toDashboard: { id: 'web.App.toDashboard', defaultMessage: 'Go to the dashboard' },
  panic: {
    id: 'web.App.panic',
    defaultMessage:
      'Something went wrong that cannot be mended while you are logged in. You are logged out, and the page is loaded again.',
  },
  draftsTitle: { id: 'web.App.draftsTitle', defaultMessage: 'You were in the middle of something' },
  drafts: {
    id: 'web.App.drafts',
    defaultMessage: 'What you were typing when your session ended is kept. Go on where you left:',
  },
  discardDrafts: { id: 'web.App.discardDrafts', defaultMessage: 'Discard' },
})
