import type { ItemType } from '@spadestik/domain/search'
import type { MessageDescriptor, NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  projects: NoMessageValues
  procurements: NoMessageValues
  companies: NoMessageValues
  project: NoMessageValues
  procurement: NoMessageValues
  company: NoMessageValues
  phase: NoMessageValues
  category: NoMessageValues
  budget: NoMessageValues
  sum: NoMessageValues
  published: NoMessageValues
  updated: NoMessageValues
  deadline: NoMessageValues
  start: NoMessageValues
  actions: NoMessageValues
  news: NoMessageValues
  roles: NoMessageValues
  address: NoMessageValues
  cvr: NoMessageValues
  shared: NoMessageValues
  unsubscribed: NoMessageValues
  inPreparation: NoMessageValues
  daysLeft: { date: string; days: number }
  dueToday: { date: string; days: number }
  window: { window: string }
  deadlineOf: { date: string; window: string }
}>({
  projects: { id: 'web.Items.projects', defaultMessage: 'Projects' },
  procurements: { id: 'web.Items.procurements', defaultMessage: 'Tenders' },
  companies: { id: 'web.Items.companies', defaultMessage: 'Companies' },
  project: { id: 'web.Items.project', defaultMessage: 'Project' },
  procurement: { id: 'web.Items.procurement', defaultMessage: 'Tender' },
  company: { id: 'web.Items.company', defaultMessage: 'Company' },
  phase: { id: 'web.Items.phase', defaultMessage: 'Phase' },
  category: { id: 'web.Items.category', defaultMessage: 'Category' },
  budget: { id: 'web.Items.budget', defaultMessage: 'Budget' },
  sum: { id: 'web.Items.sum', defaultMessage: 'Estimated sum' },
  published: { id: 'web.Items.published', defaultMessage: 'Published' },
  updated: { id: 'web.Items.updated', defaultMessage: 'Updated' },
  deadline: { id: 'web.Items.deadline', defaultMessage: 'Deadline' },
  start: { id: 'web.Items.start', defaultMessage: 'Construction start' },
  news: { id: 'web.Items.news', defaultMessage: 'Updates and notes' },
  actions: { id: 'web.Items.actions', defaultMessage: 'Actions' },
  roles: { id: 'web.Items.roles', defaultMessage: 'Roles' },
  address: { id: 'web.Items.address', defaultMessage: 'Address' },
  cvr: { id: 'web.Items.cvr', defaultMessage: 'Registration number' },
  shared: { id: 'web.Items.shared', defaultMessage: 'SHARED' },
  unsubscribed: { id: 'web.Items.unsubscribed', defaultMessage: 'Unsubscribed' },
  inPreparation: { id: 'web.Items.inPreparation', defaultMessage: 'In preparation' },
  daysLeft: {
    id: 'web.Items.daysLeft',
    defaultMessage: '{date} · {days, plural, one {# day} other {# days}}',
  },
  dueToday: { id: 'web.Items.dueToday', defaultMessage: '{date} · today' },
  window: {
    id: 'web.Items.window',
    defaultMessage:
      '{window, select, offers {Tenders} participation {Participation} inquiry {Questions} other {Documents}}',
  },
  deadlineOf: {
    id: 'web.Items.deadlineOf',
    defaultMessage:
      '{window, select, offers {{date} · tenders} participation {{date} · participation} inquiry {{date} · questions} material {{date} · documents} other {{date}}}',
  },
})

export const itemTypeMessages: Record<ItemType, MessageDescriptor> = {
  project: messages.projects,
  procurement: messages.procurements,
  company: messages.companies,
}
