import { defineMessages } from 'react-intl'

export const errorSummaryMessages = defineMessages<{
  title: { count: number }
  line: { label: string; message: string }
}>({
  title: {
    id: 'ui.ErrorSummary.title',
    defaultMessage:
      '{count, plural, one {One field needs your attention} other {# fields need your attention}}',
  },
  line: { id: 'ui.ErrorSummary.line', defaultMessage: '{label}: {message}' },
})
