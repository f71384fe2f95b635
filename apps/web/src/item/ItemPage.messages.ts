import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  kicker: { type: string; id: string; day: string }
  inPreparationTitle: NoMessageValues
  inPreparation: NoMessageValues
  phases: NoMessageValues
  information: NoMessageValues
  sum: NoMessageValues
  budget: NoMessageValues
  withheld: { day: string }
  period: NoMessageValues
  buildingArea: NoMessageValues
  squareMetres: { area: number }
  units: NoMessageValues
  floors: NoMessageValues
  address: NoMessageValues
  type: NoMessageValues
  liable: NoMessageValues
  provider: NoMessageValues
  euNr: NoMessageValues
  project: NoMessageValues
  council: NoMessageValues
  number: NoMessageValues
  date: NoMessageValues
  link: NoMessageValues
  municipality: NoMessageValues
  committee: NoMessageValues
  contactPerson: NoMessageValues
  companies: NoMessageValues
  unspecified: NoMessageValues
  procurements: NoMessageValues
  documents: NoMessageValues
  images: NoMessageValues
  description: NoMessageValues
  tenderText: NoMessageValues
  lots: NoMessageValues
  dates: NoMessageValues
  offers: NoMessageValues
  participation: NoMessageValues
  inquiry: NoMessageValues
  material: NoMessageValues
  noDates: NoMessageValues
  winners: NoMessageValues
  announcements: NoMessageValues
  update: NoMessageValues
  correction: NoMessageValues
  paywall: NoMessageValues
  seeProducts: NoMessageValues
  parentProject: NoMessageValues
  childrenProjects: NoMessageValues
  phone: NoMessageValues
  mail: NoMessageValues
  web: NoMessageValues
  cvr: NoMessageValues
  item: NoMessageValues
  phase: NoMessageValues
  added: NoMessageValues
  loading: NoMessageValues
  role: NoMessageValues
  result: NoMessageValues
  cancellation: NoMessageValues
  noChange: NoMessageValues
  changes: NoMessageValues
  close: NoMessageValues
  updates: NoMessageValues
  articles: NoMessageValues
  noArticles: NoMessageValues
  newWindow: NoMessageValues
  related: NoMessageValues
  showMore: NoMessageValues
  dayAt: { day: string; time: string }
  calendarTitle: { window: string; name: string }
  calendarOpensTitle: { window: string; name: string }
  calendarOpens: { day: string }
  calendarCloses: { day: string }
  windowOver: NoMessageValues
  keyFacts: NoMessageValues
  nextDeadline: NoMessageValues
  noDeadline: NoMessageValues
  deadlineShort: { deadline: string; left: string }
  notStated: NoMessageValues
  place: NoMessageValues
  builder: NoMessageValues
  authority: NoMessageValues
  missingTitle: { type: string }
  missingText: NoMessageValues
  toSearch: NoMessageValues
  daysLeft: { days: number }
}>({
  kicker: { id: 'web.ItemPage.kicker', defaultMessage: '{type} {id} · updated {day}' },
  inPreparationTitle: { id: 'web.ItemPage.inPreparationTitle', defaultMessage: 'In preparation' },
  inPreparation: {
    id: 'web.ItemPage.inPreparation',
    defaultMessage: 'Our editors are still gathering the facts. What is shown may change.',
  },
  phases: { id: 'web.ItemPage.phases', defaultMessage: 'Phases' },
  information: { id: 'web.ItemPage.information', defaultMessage: 'Information' },
  sum: { id: 'web.ItemPage.sum', defaultMessage: 'Estimated sum' },
  budget: { id: 'web.ItemPage.budget', defaultMessage: 'Budget' },
  withheld: {
    id: 'web.ItemPage.withheld',
    defaultMessage: '{day, select, never {Withheld by the buyer} other {Withheld by the buyer until {day}}}',
  },
  period: { id: 'web.ItemPage.period', defaultMessage: 'Construction period' },
  buildingArea: { id: 'web.ItemPage.buildingArea', defaultMessage: 'Building area' },
  squareMetres: { id: 'web.ItemPage.squareMetres', defaultMessage: '{area, number} m²' },
  units: { id: 'web.ItemPage.units', defaultMessage: 'Units' },
  floors: { id: 'web.ItemPage.floors', defaultMessage: 'Floors' },
  address: { id: 'web.ItemPage.address', defaultMessage: 'Address' },
  type: { id: 'web.ItemPage.type', defaultMessage: 'Type of procedure' },
  liable: { id: 'web.ItemPage.liable', defaultMessage: 'Contracting authority' },
  provider: { id: 'web.ItemPage.provider', defaultMessage: 'Source' },
  euNr: { id: 'web.ItemPage.euNr', defaultMessage: 'EU number' },
  project: { id: 'web.ItemPage.project', defaultMessage: 'Project' },
  council: { id: 'web.ItemPage.council', defaultMessage: 'Council summary' },
  number: { id: 'web.ItemPage.number', defaultMessage: 'Number' },
  date: { id: 'web.ItemPage.date', defaultMessage: 'Date' },
  link: { id: 'web.ItemPage.link', defaultMessage: 'Link' },
  municipality: { id: 'web.ItemPage.municipality', defaultMessage: 'Municipality or region' },
  committee: { id: 'web.ItemPage.committee', defaultMessage: 'Committee' },
  contactPerson: { id: 'web.ItemPage.contactPerson', defaultMessage: 'Contact person' },
  companies: { id: 'web.ItemPage.companies', defaultMessage: 'Companies' },
  unspecified: { id: 'web.ItemPage.unspecified', defaultMessage: 'Unspecified' },
  procurements: { id: 'web.ItemPage.procurements', defaultMessage: 'Tenders of the project' },
  documents: { id: 'web.ItemPage.documents', defaultMessage: 'Documents' },
  images: { id: 'web.ItemPage.images', defaultMessage: 'Images' },
  description: { id: 'web.ItemPage.description', defaultMessage: 'Description' },
  tenderText: { id: 'web.ItemPage.tenderText', defaultMessage: 'Tender text' },
  lots: { id: 'web.ItemPage.lots', defaultMessage: 'Lots' },
  dates: { id: 'web.ItemPage.dates', defaultMessage: 'Important dates' },
  offers: { id: 'web.ItemPage.offers', defaultMessage: 'Submission of tenders' },
  participation: { id: 'web.ItemPage.participation', defaultMessage: 'Request for participation' },
  inquiry: { id: 'web.ItemPage.inquiry', defaultMessage: 'Questions about the tender' },
  material: { id: 'web.ItemPage.material', defaultMessage: 'Ordering of tender documents' },
  noDates: { id: 'web.ItemPage.noDates', defaultMessage: 'No dates are known.' },
  winners: { id: 'web.ItemPage.winners', defaultMessage: 'Winners' },
  announcements: { id: 'web.ItemPage.announcements', defaultMessage: 'Announcements' },
  update: { id: 'web.ItemPage.update', defaultMessage: 'Update' },
  correction: { id: 'web.ItemPage.correction', defaultMessage: 'Correction' },
  paywall: {
    id: 'web.ItemPage.paywall',
    defaultMessage: 'Dates, addresses, winners and announcements need a subscription',
  },
  seeProducts: { id: 'web.ItemPage.seeProducts', defaultMessage: 'What is included?' },
  parentProject: { id: 'web.ItemPage.parentProject', defaultMessage: 'Part of' },
  childrenProjects: { id: 'web.ItemPage.childrenProjects', defaultMessage: 'Parts' },
  phone: { id: 'web.ItemPage.phone', defaultMessage: 'Phone' },
  mail: { id: 'web.ItemPage.mail', defaultMessage: 'E-mail' },
  web: { id: 'web.ItemPage.web', defaultMessage: 'Website' },
  cvr: { id: 'web.ItemPage.cvr', defaultMessage: 'Registration number' },
  item: { id: 'web.ItemPage.item', defaultMessage: 'Project or tender' },
  phase: { id: 'web.ItemPage.phase', defaultMessage: 'Phase' },
  added: { id: 'web.ItemPage.added', defaultMessage: 'Added' },
  loading: { id: 'web.ItemPage.loading', defaultMessage: 'Loading …' },
  role: { id: 'web.ItemPage.role', defaultMessage: 'Role' },
  result: { id: 'web.ItemPage.result', defaultMessage: 'Result' },
  cancellation: { id: 'web.ItemPage.cancellation', defaultMessage: 'Cancellation' },
  noChange: { id: 'web.ItemPage.noChange', defaultMessage: 'It states no change.' },
  changes: { id: 'web.ItemPage.changes', defaultMessage: 'Changes' },
  close: { id: 'web.ItemPage.close', defaultMessage: 'Close' },
  updates: { id: 'web.ItemPage.updates', defaultMessage: 'Latest updates' },
  articles: { id: 'web.ItemPage.articles', defaultMessage: 'Articles' },
  noArticles: {
    id: 'web.ItemPage.noArticles',
    defaultMessage: 'No articles have been written about it yet.',
  },
  newWindow: { id: 'web.ItemPage.newWindow', defaultMessage: 'opens in a new window' },
  related: { id: 'web.ItemPage.related', defaultMessage: 'Related projects' },
  showMore: { id: 'web.ItemPage.showMore', defaultMessage: 'Show more' },
  dayAt: { id: 'web.ItemPage.dayAt', defaultMessage: '{day} at {time}' },
  calendarTitle: { id: 'web.ItemPage.calendarTitle', defaultMessage: '{window}: {name}' },
  calendarOpensTitle: {
    id: 'web.ItemPage.calendarOpensTitle',
    defaultMessage: '{window} opens: {name}',
  },
  calendarOpens: { id: 'web.ItemPage.calendarOpens', defaultMessage: 'Opens {day}' },
  calendarCloses: { id: 'web.ItemPage.calendarCloses', defaultMessage: 'Closes {day}' },
  keyFacts: { id: 'web.ItemPage.keyFacts', defaultMessage: 'Key facts' },
  nextDeadline: { id: 'web.ItemPage.nextDeadline', defaultMessage: 'Next deadline' },
  noDeadline: { id: 'web.ItemPage.noDeadline', defaultMessage: 'No deadline ahead' },
  deadlineShort: { id: 'web.ItemPage.deadlineShort', defaultMessage: '{deadline} · {left}' },
  notStated: { id: 'web.ItemPage.notStated', defaultMessage: 'Not stated' },
  place: { id: 'web.ItemPage.place', defaultMessage: 'Place' },
  authority: { id: 'web.ItemPage.authority', defaultMessage: 'Authority' },
  builder: { id: 'web.ItemPage.builder', defaultMessage: 'Client' },
  windowOver: { id: 'web.ItemPage.windowOver', defaultMessage: 'Closed' },
  missingTitle: {
    id: 'web.ItemPage.missingTitle',
    defaultMessage:
      '{type, select, project {This project does not exist in our database} procurement {This tender does not exist in our database} other {This company does not exist in our database}}',
  },
  missingText: {
    id: 'web.ItemPage.missingText',
    defaultMessage: 'It may have been removed, or the address is not quite right.',
  },
  toSearch: { id: 'web.ItemPage.toSearch', defaultMessage: 'Go to the search' },
  daysLeft: {
    id: 'web.ItemPage.daysLeft',
    defaultMessage: '{days, plural, =0 {Ends today} one {# day left} other {# days left}}',
  },
})
