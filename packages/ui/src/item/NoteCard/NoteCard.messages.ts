import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const noteCardMessages = defineMessages<{
  by: { author: string; date: string }
  changed: { date: string }
  actions: NoMessageValues
  edit: NoMessageValues
  remove: NoMessageValues
}>({
  by: { id: 'ui.NoteCard.by', defaultMessage: '{author}, {date}' },
  changed: { id: 'ui.NoteCard.changed', defaultMessage: 'changed {date}' },
  actions: { id: 'ui.NoteCard.actions', defaultMessage: 'Actions for the note' },
  edit: { id: 'ui.NoteCard.edit', defaultMessage: 'Edit' },
  remove: { id: 'ui.NoteCard.remove', defaultMessage: 'Delete' },
})
