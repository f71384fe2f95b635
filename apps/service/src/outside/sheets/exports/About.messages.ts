import { defineMessages } from '@formatjs/intl'

/** The sheet that says what was exported and when. */
export const aboutMessages = defineMessages<{
  about: Record<string, never>
  search: Record<string, never>
  list: Record<string, never>
  filter: Record<string, never>
  made: Record<string, never>
  rows: Record<string, never>
  more: Record<string, never>
  moreText: { count: number }
  page: Record<string, never>
}>({
  about: { id: 'service.sheet.about', defaultMessage: 'About' },
  search: { id: 'service.sheet.search', defaultMessage: 'Search' },
  list: { id: 'service.sheet.list', defaultMessage: 'List' },
  filter: { id: 'service.sheet.filter', defaultMessage: 'Searched for' },
  made: { id: 'service.sheet.made', defaultMessage: 'Made' },
  rows: { id: 'service.sheet.rows', defaultMessage: 'Rows' },
  more: { id: 'service.sheet.more', defaultMessage: 'Left out' },
  moreText: {
    id: 'service.sheet.moreText',
    defaultMessage: 'There is more than {count, number}. Narrow the search to get the rest.',
  },
  page: { id: 'service.sheet.page', defaultMessage: 'Page' },
})
