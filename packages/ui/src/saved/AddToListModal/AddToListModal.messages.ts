import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const addToListModalMessages = defineMessages<{
  title: NoMessageValues
  lists: NoMessageValues
  items: { count: number }
  isHere: NoMessageValues
  none: NoMessageValues
  newList: NoMessageValues
  newListName: NoMessageValues
  create: NoMessageValues
  add: NoMessageValues
  move: NoMessageValues
  remove: NoMessageValues
  saved: { names: string }
}>({
  title: { id: 'ui.AddToListModal.title', defaultMessage: 'Add to a list' },
  lists: { id: 'ui.AddToListModal.lists', defaultMessage: 'Your lists' },
  items: {
    id: 'ui.AddToListModal.items',
    defaultMessage: '{count, plural, =0 {Empty} one {# item} other {# items}}',
  },
  isHere: { id: 'ui.AddToListModal.isHere', defaultMessage: 'It is here now' },
  none: { id: 'ui.AddToListModal.none', defaultMessage: 'You have no lists yet. Name the first one below.' },
  newList: { id: 'ui.AddToListModal.newList', defaultMessage: 'New list' },
  newListName: { id: 'ui.AddToListModal.newListName', defaultMessage: 'Name of the new list' },
  create: { id: 'ui.AddToListModal.create', defaultMessage: 'Create' },
  add: { id: 'ui.AddToListModal.add', defaultMessage: 'Add to the list' },
  move: {
    id: 'ui.AddToListModal.move',
    defaultMessage: 'An item is in one list at a time: choosing another list moves it.',
  },
  remove: { id: 'ui.AddToListModal.remove', defaultMessage: 'Take off lists …' },
  saved: {
    id: 'ui.AddToListModal.saved',
    defaultMessage: 'Saved: {names}. The rest was not saved; you can try again.',
  },
})
