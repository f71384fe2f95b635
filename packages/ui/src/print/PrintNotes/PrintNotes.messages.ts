import { defineMessages } from 'react-intl'

export const printNotesMessages = defineMessages<{
  by: { author: string; date: string }
}>({
  by: { id: 'ui.PrintNotes.by', defaultMessage: '{author}, {date}' },
})
