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
  company: NoMessageValues
  role: NoMessageValues
  note: NoMessageValues
  unspecified: NoMessageValues
  procurements: NoMessageValues
  documents: NoMessageValues
  images: NoMessageValues
  description: NoMessageValues
  tenderText: NoMessageValues
  dates: NoMessageValues
  offers: NoMessageValues
  participation: NoMessageValues
  inquiry: NoMessageValues
  material: NoMessageValues
  noDates: NoMessageValues
  winners: NoMessageValues
  showAll: { count: number }
  announcements: NoMessageValues
  noAnnouncements: NoMessageValues
  update: NoMessageValues
  correction: NoMessageValues
  paywall: NoMessageValues
  seeProducts: NoMessageValues
  inside: { from: string; to: string }
  until: { to: string }
  since: { from: string }
  parentProject: NoMessageValues
  childrenProjects: NoMessageValues
  phone: NoMessageValues
  mail: NoMessageValues
  web: NoMessageValues
  cvr: NoMessageValues
  item: NoMessageValues
  phase: NoMessageValues
  added: NoMessageValues
  newestRoles: NoMessageValues
  noRoles: NoMessageValues
  loading: NoMessageValues
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
  period: { id: 'web.ItemPage.period', defaultMessage: 'Construction period' },
  buildingArea: { id: 'web.ItemPage.buildingArea', defaultMessage: 'Building area' },
  squareMetres: { id: 'web.ItemPage.squareMetres', defaultMessage: '{area, number} m²' },
  units: { id: 'web.ItemPage.units', defaultMessage: 'Units' },
  floors: { id: 'web.ItemPage.floors', defaultMessage: 'Floors' },
  address: { id: 'web.ItemPage.address', defaultMessage: 'Address' },
  type: { id: 'web.ItemPage.type', defaultMessage: 'Type of procedure' },
  liable: { id: 'web.ItemPage.liable', defaultMessage: 'Contracting authority' },
  provider: { id: 'web.ItemPage.provider', defaultMessage: 'Provider' },
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
  company: { id: 'web.ItemPage.company', defaultMessage: 'Company' },
  role: { id: 'web.ItemPage.role', defaultMessage: 'Role' },
  note: { id: 'web.ItemPage.note', defaultMessage: 'Note' },
  unspecified: { id: 'web.ItemPage.unspecified', defaultMessage: 'Unspecified' },
  procurements: { id: 'web.ItemPage.procurements', defaultMessage: 'Tenders of the project' },
  documents: { id: 'web.ItemPage.documents', defaultMessage: 'Documents' },
  images: { id: 'web.ItemPage.images', defaultMessage: 'Images' },
  description: { id: 'web.ItemPage.description', defaultMessage: 'Description' },
  tenderText: { id: 'web.ItemPage.tenderText', defaultMessage: 'Tender text' },
  dates: { id: 'web.ItemPage.dates', defaultMessage: 'Important dates' },
  offers: { id: 'web.ItemPage.offers', defaultMessage: 'Submission of tenders' },
  participation: { id: 'web.ItemPage.participation', defaultMessage: 'Request for participation' },
  inquiry: { id: 'web.ItemPage.inquiry', defaultMessage: 'Questions to the tender' },
  material: { id: 'web.ItemPage.material', defaultMessage: 'Ordering of material' },
  noDates: { id: 'web.ItemPage.noDates', defaultMessage: 'No dates are known.' },
  winners: { id: 'web.ItemPage.winners', defaultMessage: 'Winners' },
  showAll: { id: 'web.ItemPage.showAll', defaultMessage: 'Show all {count, number}' },
  announcements: { id: 'web.ItemPage.announcements', defaultMessage: 'Announcements' },
  noAnnouncements: {
    id: 'web.ItemPage.noAnnouncements',
    defaultMessage: 'Nothing has been announced since.',
  },
  update: { id: 'web.ItemPage.update', defaultMessage: 'Update' },
  correction: { id: 'web.ItemPage.correction', defaultMessage: 'Correction' },
  paywall: {
    id: 'web.ItemPage.paywall',
    defaultMessage: 'Dates, addresses, winners and announcements need a subscription',
  },
  seeProducts: { id: 'web.ItemPage.seeProducts', defaultMessage: 'What is included?' },
  inside: { id: 'web.ItemPage.inside', defaultMessage: '{from} – {to}' },
  until: { id: 'web.ItemPage.until', defaultMessage: 'Until {to}' },
  since: { id: 'web.ItemPage.since', defaultMessage: 'From {from}' },
  parentProject: { id: 'web.ItemPage.parentProject', defaultMessage: 'Part of' },
  childrenProjects: { id: 'web.ItemPage.childrenProjects', defaultMessage: 'Parts' },
  phone: { id: 'web.ItemPage.phone', defaultMessage: 'Phone' },
  mail: { id: 'web.ItemPage.mail', defaultMessage: 'E-mail' },
  web: { id: 'web.ItemPage.web', defaultMessage: 'Web' },
  cvr: { id: 'web.ItemPage.cvr', defaultMessage: 'Registration number' },
  item: { id: 'web.ItemPage.item', defaultMessage: 'Project or tender' },
  phase: { id: 'web.ItemPage.phase', defaultMessage: 'Phase' },
  added: { id: 'web.ItemPage.added', defaultMessage: 'Added' },
  newestRoles: { id: 'web.ItemPage.newestRoles', defaultMessage: 'Newest roles' },
  noRoles: { id: 'web.ItemPage.noRoles', defaultMessage: 'The company has no roles yet.' },
  loading: { id: 'web.ItemPage.loading', defaultMessage: 'Loading …' },
})
