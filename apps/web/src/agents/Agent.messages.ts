import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  moves: { filters: string }
  replaced: { name: string }
  undo: NoMessageValues
  orderOf: { name: string; value: string; direction: string }
  restored: { name: string }
  filters: { count: number }
  text: { text: string }
}>({
  moves: {
    id: 'web.Agent.moves',
    defaultMessage: '{filters}: moves with the calendar. The agent always counts from the current day.',
  },
  replaced: { id: 'web.Agent.replaced', defaultMessage: 'The filters of {name} were replaced.' },
  orderOf: { id: 'web.Agent.orderOf', defaultMessage: '{name}: {value} ({direction})' },
  undo: { id: 'web.Agent.undo', defaultMessage: 'Undo' },
  restored: { id: 'web.Agent.restored', defaultMessage: '{name} has its former filters again.' },
  filters: {
    id: 'web.Agent.filters',
    defaultMessage: '{count, plural, one {# filter} other {# filters}}',
  },
  text: { id: 'web.Agent.text', defaultMessage: '“{text}”' },
})
