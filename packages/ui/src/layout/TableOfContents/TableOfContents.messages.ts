import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const tableOfContentsMessages = defineMessages<{ label: NoMessageValues }>({
  label: { id: 'ui.TableOfContents.label', defaultMessage: 'On this page' },
})
