import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  print: NoMessageValues
  back: NoMessageValues
  loading: NoMessageValues
  toolbar: NoMessageValues
}>({
  print: { id: 'web.Print.print', defaultMessage: 'Print' },
  back: { id: 'web.Print.back', defaultMessage: 'Back to the page' },
  loading: { id: 'web.Print.loading', defaultMessage: 'Getting it ready to print …' },
  toolbar: { id: 'web.Print.toolbar', defaultMessage: 'Printing' },
})
