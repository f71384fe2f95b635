import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  print: NoMessageValues
  back: NoMessageValues
  loading: NoMessageValues
  toolbar: NoMessageValues
  several: { type: string; count: number }
  backToSearch: NoMessageValues
  missing: { count: number }
}>({
  print: { id: 'web.Print.print', defaultMessage: 'Print' },
  back: { id: 'web.Print.back', defaultMessage: 'Back to the page' },
  loading: { id: 'web.Print.loading', defaultMessage: 'Getting it ready to print …' },
  toolbar: { id: 'web.Print.toolbar', defaultMessage: 'Printing' },
  several: {
    id: 'web.Print.several',
    defaultMessage:
      '{type, select, project {{count, plural, one {# project} other {# projects}}} other {{count, plural, one {# tender} other {# tenders}}}}',
  },
  backToSearch: { id: 'web.Print.backToSearch', defaultMessage: 'Back to the search' },
  missing: {
    id: 'web.Print.missing',
    defaultMessage:
      '{count, plural, one {# item is no longer in our database and is not printed.} other {# items are no longer in our database and are not printed.}}',
  },
})
