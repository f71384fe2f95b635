import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  none: NoMessageValues
  noneText: NoMessageValues
}>({
  title: { id: 'web.ArticleStrip.title', defaultMessage: 'Articles about your projects' },
  none: { id: 'web.ArticleStrip.none', defaultMessage: 'No articles yet' },
  noneText: {
    id: 'web.ArticleStrip.noneText',
    defaultMessage: 'What the press writes about the projects on your lists shows up here.',
  },
})
