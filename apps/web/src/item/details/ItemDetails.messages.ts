import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  why: NoMessageValues
  recent: NoMessageValues
  noneRecent: NoMessageValues
  notes: NoMessageValues
  noNotes: NoMessageValues
  allNotes: { count: number }
  newNote: NoMessageValues
  noteBy: { author: string; day: string }
  procurements: { count: number }
  roles: { count: number }
  allRoles: { count: number }
}>({
  why: { id: 'web.ItemDetails.why', defaultMessage: 'Why this one' },
  recent: { id: 'web.ItemDetails.recent', defaultMessage: 'Last 5 days' },
  noneRecent: { id: 'web.ItemDetails.noneRecent', defaultMessage: 'Nothing has changed lately' },
  notes: { id: 'web.ItemDetails.notes', defaultMessage: 'Notes' },
  noNotes: { id: 'web.ItemDetails.noNotes', defaultMessage: 'No notes yet' },
  allNotes: {
    id: 'web.ItemDetails.allNotes',
    defaultMessage: 'See all {count, number} notes',
  },
  newNote: { id: 'web.ItemDetails.newNote', defaultMessage: 'Write a note' },
  noteBy: { id: 'web.ItemDetails.noteBy', defaultMessage: '{author}, {day}' },
  procurements: {
    id: 'web.ItemDetails.procurements',
    defaultMessage: '{count, plural, one {# tender of the project} other {# tenders of the project}}',
  },
  roles: {
    id: 'web.ItemDetails.roles',
    defaultMessage: '{count, plural, one {# role} other {# roles}}',
  },
  allRoles: { id: 'web.ItemDetails.allRoles', defaultMessage: 'See all {count, number} roles' },
})
