import { defineMessages } from 'react-intl'

export const printProjectMessages = defineMessages({
  phases: { id: 'ui.PrintProject.phases', defaultMessage: 'Phases' },
  facts: { id: 'ui.PrintProject.facts', defaultMessage: 'Information' },
  criteria: { id: 'ui.PrintProject.criteria', defaultMessage: 'Criteria' },
  council: { id: 'ui.PrintProject.council', defaultMessage: 'Council' },
  companies: { id: 'ui.PrintProject.companies', defaultMessage: 'Companies' },
  company: { id: 'ui.PrintProject.company', defaultMessage: 'Company' },
  role: { id: 'ui.PrintProject.role', defaultMessage: 'Role' },
  note: { id: 'ui.PrintProject.note', defaultMessage: 'Note' },
  procurements: { id: 'ui.PrintProject.procurements', defaultMessage: 'Tenders' },
  procurement: { id: 'ui.PrintProject.procurement', defaultMessage: 'Tender' },
  phase: { id: 'ui.PrintProject.phase', defaultMessage: 'Phase' },
  budget: { id: 'ui.PrintProject.budget', defaultMessage: 'Budget' },
  deadline: { id: 'ui.PrintProject.deadline', defaultMessage: 'Deadline' },
  updates: { id: 'ui.PrintProject.updates', defaultMessage: 'Latest updates' },
  images: { id: 'ui.PrintProject.images', defaultMessage: 'Images' },
  notes: { id: 'ui.PrintProject.notes', defaultMessage: 'Notes' },
})
