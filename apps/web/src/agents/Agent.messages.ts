import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  moves: { filters: string }
  filter: { name: string; value: string }
  filters: { count: number }
  text: { text: string }
}>({
  moves: {
    id: 'web.Agent.moves',
    defaultMessage: '{filters}: moves with the calendar. The agent always counts from the current day.',
  },
  filters: {
    id: 'web.Agent.filters',
    defaultMessage: '{count, plural, one {# filter} other {# filters}}',
  },
  text: { id: 'web.Agent.text', defaultMessage: '“{text}”' },
  filter: { id: 'web.Agent.filter', defaultMessage: '{name}: {value}' },
})
