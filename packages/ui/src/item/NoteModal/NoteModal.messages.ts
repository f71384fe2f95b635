import { defineMessages } from 'react-intl'

export const noteModalMessages = defineMessages({
  newTitle: { id: 'ui.NoteModal.newTitle', defaultMessage: 'New note' },
  title: { id: 'ui.NoteModal.title', defaultMessage: 'Edit the note' },
  noteTitle: { id: 'ui.NoteModal.noteTitle', defaultMessage: 'Title' },
  optional: { id: 'ui.NoteModal.optional', defaultMessage: 'Optional' },
  text: { id: 'ui.NoteModal.text', defaultMessage: 'Text' },
  users: { id: 'ui.NoteModal.users', defaultMessage: 'Shared with' },
  save: { id: 'ui.NoteModal.save', defaultMessage: 'Save' },
  remove: { id: 'ui.NoteModal.remove', defaultMessage: 'Delete note' },
  removeTitle: { id: 'ui.NoteModal.removeTitle', defaultMessage: 'Delete the note?' },
  removeText: {
    id: 'ui.NoteModal.removeText',
    defaultMessage: 'The note disappears for everybody who shares it.',
  },
})
