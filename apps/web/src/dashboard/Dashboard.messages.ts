import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  greeting: { name: string }
  lists: NoMessageValues
  noLists: NoMessageValues
  noListsText: NoMessageValues
  toSearch: NoMessageValues
  name: NoMessageValues
  items: NoMessageValues
  sum: NoMessageValues
  updated: NoMessageValues
  seeMore: NoMessageValues
}>({
  title: { id: 'web.Dashboard.title', defaultMessage: 'Dashboard' },
  greeting: { id: 'web.Dashboard.greeting', defaultMessage: 'Good to see you, {name}' },
  lists: { id: 'web.Dashboard.lists', defaultMessage: 'Lists' },
  noLists: { id: 'web.Dashboard.noLists', defaultMessage: 'You have no lists yet' },
  noListsText: {
    id: 'web.Dashboard.noListsText',
    defaultMessage: 'Search for what concerns you and press its star to follow it on a list.',
  },
  toSearch: { id: 'web.Dashboard.toSearch', defaultMessage: 'Search' },
  name: { id: 'web.Dashboard.name', defaultMessage: 'List' },
  items: { id: 'web.Dashboard.items', defaultMessage: 'Items' },
  sum: { id: 'web.Dashboard.sum', defaultMessage: 'Together' },
  updated: { id: 'web.Dashboard.updated', defaultMessage: 'Updated' },
  seeMore: { id: 'web.Dashboard.seeMore', defaultMessage: 'See more' },
})
