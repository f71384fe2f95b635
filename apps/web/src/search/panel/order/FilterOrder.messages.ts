import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  arrange: NoMessageValues
  done: NoMessageValues
  standard: NoMessageValues
  list: NoMessageValues
  up: { name: string }
  down: { name: string }
  place: { name: string; place: number; count: number }
}>({
  arrange: { id: 'web.FilterOrder.arrange', defaultMessage: 'Arrange filters' },
  done: { id: 'web.FilterOrder.done', defaultMessage: 'Done' },
  standard: { id: 'web.FilterOrder.standard', defaultMessage: 'Standard order' },
  list: { id: 'web.FilterOrder.list', defaultMessage: 'Order of the filters' },
  up: { id: 'web.FilterOrder.up', defaultMessage: 'Move {name} up' },
  down: { id: 'web.FilterOrder.down', defaultMessage: 'Move {name} down' },
  place: {
    id: 'web.FilterOrder.place',
    defaultMessage: '{name} is number {place, number} of {count, number}',
  },
})
