import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const rowCheckboxMessages = defineMessages<{ one: { name: string }; all: NoMessageValues }>({
  one: { id: 'ui.RowCheckbox.one', defaultMessage: 'Select {name}' },
  all: { id: 'ui.RowCheckbox.all', defaultMessage: 'Select all rows on this page' },
})
