import { defineMessages } from 'react-intl'

export const paywallModalMessages = defineMessages({
  title: { id: 'ui.PaywallModal.title', defaultMessage: 'This needs a subscription' },
  intro: { id: 'ui.PaywallModal.intro', defaultMessage: 'With a subscription you see all of it:' },
  dates: { id: 'ui.PaywallModal.dates', defaultMessage: 'dates, addresses and links of every tender' },
  companies: { id: 'ui.PaywallModal.companies', defaultMessage: 'companies, roles, contacts and winners' },
  follow: { id: 'ui.PaywallModal.follow', defaultMessage: 'lists, notes and e-mails about what is new' },
  prices: { id: 'ui.PaywallModal.prices', defaultMessage: 'See prices' },
  demo: { id: 'ui.PaywallModal.demo', defaultMessage: 'Book a demo' },
  later: { id: 'ui.PaywallModal.later', defaultMessage: 'Not now' },
})
