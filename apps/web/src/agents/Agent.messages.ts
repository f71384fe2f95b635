import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  moves: { filters: string }
  filter: { name: string; value: string }
}>({
  moves: {
    id: 'web.Agent.moves',
    defaultMessage: '{filters}: moves with the calendar. The agent always counts from the current day.',
  },
  filter: { id: 'web.Agent.filter', defaultMessage: '{name}: {value}' },
})
