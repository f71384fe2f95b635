import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const multiSelectMessages = defineMessages<{
  none: NoMessageValues
  count: { count: number }
}>({
  none: { id: 'ui.MultiSelect.none', defaultMessage: 'Choose' },
  count: {
    id: 'ui.MultiSelect.count',
    defaultMessage: '{count, plural, one {# chosen} other {# chosen}}',
  },
})
