import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  palette: NoMessageValues
  rows: NoMessageValues
  firstAndLast: NoMessageValues
  search: NoMessageValues
  mark: NoMessageValues
  branch: NoMessageValues
  close: NoMessageValues
}>({
  title: { id: 'web.ShortcutList.title', defaultMessage: 'Keys' },
  palette: { id: 'web.ShortcutList.palette', defaultMessage: 'Jump to a page, a list, an agent or an item' },
  rows: {
    id: 'web.ShortcutList.rows',
    defaultMessage: 'From one result to the next, from the name of a result',
  },
  firstAndLast: { id: 'web.ShortcutList.firstAndLast', defaultMessage: 'To the first and the last result' },
  search: { id: 'web.ShortcutList.search', defaultMessage: 'Search at once for what is typed' },
  mark: {
    id: 'web.ShortcutList.mark',
    defaultMessage: 'Include a criterion, exclude it, and take the mark away',
  },
  branch: { id: 'web.ShortcutList.branch', defaultMessage: 'Open and close a branch of criteria' },
  close: { id: 'web.ShortcutList.close', defaultMessage: 'Close what lies on top' },
})
