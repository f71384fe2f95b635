import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

/** Words of TableOfContents. */
export const tableOfContentsMessages = defineMessages<{ label: NoMessageValues }>({
  label: { id: 'ui.TableOfContents.label', defaultMessage: 'On this page' },
})
