import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  benefitsTitle: NoMessageValues
  benefitsLead: NoMessageValues
  benefitsSearch: NoMessageValues
  benefitsAlerts: NoMessageValues
  benefitsShare: NoMessageValues
  pricesTitle: NoMessageValues
  pricesLead: NoMessageValues
  pricesComplete: NoMessageValues
  pricesProjects: NoMessageValues
  pricesBasic: NoMessageValues
  aboutTitle: NoMessageValues
  aboutLead: NoMessageValues
  aboutFor: NoMessageValues
  aboutSources: NoMessageValues
  aboutTips: NoMessageValues
  cookiesTitle: NoMessageValues
  cookiesLead: NoMessageValues
  cookiesSession: { days: number; visitorDays: number }
  cookiesStorage: NoMessageValues
  cookiesOthers: NoMessageValues
  termsTitle: NoMessageValues
  termsLead: NoMessageValues
  termsPersonal: NoMessageValues
  termsData: NoMessageValues
  termsEnd: NoMessageValues
}>({
  benefitsTitle: { id: 'web.Info.benefitsTitle', defaultMessage: 'Benefits' },
  benefitsLead: {
    id: 'web.Info.benefitsLead',
    defaultMessage: 'Find the work that fits you before others do, and miss none of it.',
  },
  benefitsSearch: {
    id: 'web.Info.benefitsSearch',
    defaultMessage:
      'Projects and tenders of three countries in one search, by words, criteria, regions, phases, sums and deadlines.',
  },
  benefitsAlerts: {
    id: 'web.Info.benefitsAlerts',
    defaultMessage: 'Saved searches write to you at once, daily or weekly, and tell why something matches.',
  },
  benefitsShare: {
    id: 'web.Info.benefitsShare',
    defaultMessage: 'Lists and notes are shared with colleagues, so that nobody calls twice.',
  },
  pricesTitle: { id: 'web.Info.pricesTitle', defaultMessage: 'Prices' },
  pricesLead: {
    id: 'web.Info.pricesLead',
    defaultMessage: 'What you pay follows from what you need. We find it together in half an hour.',
  },
  pricesComplete: {
    id: 'web.Info.pricesComplete',
    defaultMessage:
      'Complete: projects, tenders and companies, with contacts, tips, lists, notes, alerts and printed reports.',
  },
  pricesProjects: {
    id: 'web.Info.pricesProjects',
    defaultMessage: 'Projects: everything but the company pages and the company search.',
  },
  pricesBasic: {
    id: 'web.Info.pricesBasic',
    defaultMessage:
      'Basic: search tenders and save searches; deadlines, links and winners need a larger product.',
  },
  aboutTitle: { id: 'web.Info.aboutTitle', defaultMessage: 'About Spadestik' },
  aboutLead: {
    id: 'web.Info.aboutLead',
    defaultMessage:
      'Spadestik is Danish for the first cut of the spade, when a building project breaks ground.',
  },
  aboutFor: {
    id: 'web.Info.aboutFor',
    defaultMessage:
      'Contractors, suppliers and consultants in Denmark, Sweden and Norway use it to find and follow projects and tenders.',
  },
  aboutSources: {
    id: 'web.Info.aboutSources',
    defaultMessage:
      'Tenders come from public announcements; projects are followed from the first idea to the last phase.',
  },
  aboutTips: {
    id: 'web.Info.aboutTips',
    defaultMessage: 'Do you know more about a project than we do? Send us a tip from its page.',
  },
  cookiesTitle: { id: 'web.Info.cookiesTitle', defaultMessage: 'Cookie policy' },
  cookiesLead: {
    id: 'web.Info.cookiesLead',
    defaultMessage:
      'One cookie keeps you logged in. Nothing here follows you, and nobody else is told that you were here.',
  },
  cookiesSession: {
    id: 'web.Info.cookiesSession',
    defaultMessage:
      'The cookie “session” holds the key of your login. It ends when you close the browser; after {days} days if you choose to be remembered, and after {visitorDays} days for limited access.',
  },
  cookiesStorage: {
    id: 'web.Info.cookiesStorage',
    defaultMessage:
      'Your browser also keeps your name, the language you chose, your last search, and what you were typing if a login ends. Logging out removes them, except the language.',
  },
  cookiesOthers: {
    id: 'web.Info.cookiesOthers',
    defaultMessage:
      'There are no cookies of others, no measuring and no advertising; therefore nothing asks for your consent.',
  },
  termsTitle: { id: 'web.Info.termsTitle', defaultMessage: 'Terms and conditions' },
  termsLead: {
    id: 'web.Info.termsLead',
    defaultMessage: 'What you may expect of us, and we of you. Your subscription agreement says the rest.',
  },
  termsPersonal: {
    id: 'web.Info.termsPersonal',
    defaultMessage: 'An account is for one person: whoever logs in with it logs out whoever is in.',
  },
  termsData: {
    id: 'web.Info.termsData',
    defaultMessage:
      'What you write, such as notes, lists and searches, is yours. Only those you share it with can see it.',
  },
  termsEnd: {
    id: 'web.Info.termsEnd',
    defaultMessage:
      'You ask for the end of a subscription in your settings; it goes on until we have answered.',
  },
})
