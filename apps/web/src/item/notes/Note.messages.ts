import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  notes: NoMessageValues
  add: NoMessageValues
  none: NoMessageValues
  noneLocked: NoMessageValues
  showAll: { count: number }
  showFewer: NoMessageValues
  failed: NoMessageValues
  removeTitle: NoMessageValues
  removeText: NoMessageValues
}>({
  notes: { id: 'web.Note.notes', defaultMessage: 'Notes' },
  add: { id: 'web.Note.add', defaultMessage: 'Write a note' },
  none: { id: 'web.Note.none', defaultMessage: 'No notes yet. A note is yours alone until you share it.' },
  noneLocked: { id: 'web.Note.noneLocked', defaultMessage: 'Notes are part of the paid products.' },
  showAll: { id: 'web.Note.showAll', defaultMessage: 'Show all {count, number}' },
  showFewer: { id: 'web.Note.showFewer', defaultMessage: 'Show fewer' },
  failed: { id: 'web.Note.failed', defaultMessage: 'The notes could not be loaded.' },
  removeTitle: { id: 'web.Note.removeTitle', defaultMessage: 'Delete the note?' },
  removeText: {
    id: 'web.Note.removeText',
    defaultMessage: 'The note disappears for everybody who shares it.',
  },
})
