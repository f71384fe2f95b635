import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ updates: { name: string }; notes: { name: string } }>({
  updates: { id: 'web.Peek.updates', defaultMessage: 'Latest updates of {name}' },
  notes: { id: 'web.Peek.notes', defaultMessage: 'Notes on {name}' },
})
