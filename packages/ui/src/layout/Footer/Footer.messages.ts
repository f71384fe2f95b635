import { defineMessages } from 'react-intl'

export const footerMessages = defineMessages({
  label: { id: 'ui.Footer.label', defaultMessage: 'Links and language' },
  language: { id: 'ui.Footer.language', defaultMessage: 'Language' },
})
