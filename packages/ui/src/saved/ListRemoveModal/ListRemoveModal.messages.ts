import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const listRemoveModalMessages = defineMessages<{
  title: NoMessageValues
  lists: NoMessageValues
  items: { count: number }
  remove: NoMessageValues
  saved: { names: string }
}>({
  title: { id: 'ui.ListRemoveModal.title', defaultMessage: 'Remove from lists' },
  lists: { id: 'ui.ListRemoveModal.lists', defaultMessage: 'Remove it from' },
  items: { id: 'ui.ListRemoveModal.items', defaultMessage: '{count, plural, one {# item} other {# items}}' },
  remove: { id: 'ui.ListRemoveModal.remove', defaultMessage: 'Remove' },
  saved: {
    id: 'ui.ListRemoveModal.saved',
    defaultMessage: 'Removed from: {names}. The rest was not saved; you can try again.',
  },
})
