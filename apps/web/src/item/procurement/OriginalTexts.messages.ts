import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  original: { language: string }
  translation: NoMessageValues
}>({
  original: { id: 'web.OriginalTexts.original', defaultMessage: 'Show the original in {language}' },
  translation: { id: 'web.OriginalTexts.translation', defaultMessage: 'Show the translation' },
})
