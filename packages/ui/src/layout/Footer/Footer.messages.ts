import { defineMessages } from 'react-intl'

/** Words of Footer. */
export const footerMessages = defineMessages({
  label: { id: 'ui.Footer.label', defaultMessage: 'Links and language' },
  language: { id: 'ui.Footer.language', defaultMessage: 'Language' },
})
