import { defineMessages } from 'react-intl'

export const printProcurementMessages = defineMessages({
  phases: { id: 'ui.PrintProcurement.phases', defaultMessage: 'Phases' },
  facts: { id: 'ui.PrintProcurement.facts', defaultMessage: 'Information' },
  dates: { id: 'ui.PrintProcurement.dates', defaultMessage: 'Important dates' },
  description: { id: 'ui.PrintProcurement.description', defaultMessage: 'Description' },
  criteria: { id: 'ui.PrintProcurement.criteria', defaultMessage: 'Criteria' },
  companies: { id: 'ui.PrintProcurement.companies', defaultMessage: 'Companies' },
  winners: { id: 'ui.PrintProcurement.winners', defaultMessage: 'Winners' },
  company: { id: 'ui.PrintProcurement.company', defaultMessage: 'Company' },
  role: { id: 'ui.PrintProcurement.role', defaultMessage: 'Role' },
  date: { id: 'ui.PrintProcurement.date', defaultMessage: 'Date' },
  note: { id: 'ui.PrintProcurement.note', defaultMessage: 'Note' },
  announcements: { id: 'ui.PrintProcurement.announcements', defaultMessage: 'Announcements' },
  authority: { id: 'ui.PrintProcurement.authority', defaultMessage: 'Contracting authority' },
  tenderText: { id: 'ui.PrintProcurement.tenderText', defaultMessage: 'Tender text' },
  updates: { id: 'ui.PrintProcurement.updates', defaultMessage: 'Latest updates' },
  notes: { id: 'ui.PrintProcurement.notes', defaultMessage: 'Notes' },
})
