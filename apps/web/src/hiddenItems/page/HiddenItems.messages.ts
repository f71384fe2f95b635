import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  intro: NoMessageValues
  cleanUp: NoMessageValues
  cleanedUp: { count: number }
  type: NoMessageValues
  projects: NoMessageValues
  procurements: NoMessageValues
  filter: NoMessageValues
  hiddenSince: { date: string }
  sharedWith: { count: number }
  settings: NoMessageValues
  showAgain: NoMessageValues
  showAgainNamed: { name: string }
  actionsFor: { name: string }
  note: NoMessageValues
  none: { type: string }
  noneText: NoMessageValues
  noMatch: NoMessageValues
  noMatchText: NoMessageValues
  clearFilter: NoMessageValues
  toSearch: NoMessageValues
  showMore: NoMessageValues
}>({
  title: { id: 'web.HiddenItems.title', defaultMessage: 'Hidden items' },
  intro: {
    id: 'web.HiddenItems.intro',
    defaultMessage: 'What stands here shows up neither in your searches nor in your e-mails.',
  },
  cleanUp: { id: 'web.HiddenItems.cleanUp', defaultMessage: 'Clean up …' },
  cleanedUp: {
    id: 'web.HiddenItems.cleanedUp',
    defaultMessage:
      '{count, plural, =0 {There was nothing to clean up.} one {# item was removed.} other {# items were removed.}}',
  },
  type: { id: 'web.HiddenItems.type', defaultMessage: 'What is hidden' },
  projects: { id: 'web.HiddenItems.projects', defaultMessage: 'Projects' },
  procurements: { id: 'web.HiddenItems.procurements', defaultMessage: 'Tenders' },
  filter: { id: 'web.HiddenItems.filter', defaultMessage: 'Filter by name' },
  hiddenSince: { id: 'web.HiddenItems.hiddenSince', defaultMessage: 'Hidden {date}' },
  sharedWith: {
    id: 'web.HiddenItems.sharedWith',
    defaultMessage: 'for {count, plural, one {# person} other {# people}}',
  },
  settings: { id: 'web.HiddenItems.settings', defaultMessage: 'Hidden for …' },
  showAgain: { id: 'web.HiddenItems.showAgain', defaultMessage: 'Show again' },
  showAgainNamed: { id: 'web.HiddenItems.showAgainNamed', defaultMessage: 'Show again: {name}' },
  actionsFor: { id: 'web.HiddenItems.actionsFor', defaultMessage: 'Actions for {name}' },
  note: { id: 'web.HiddenItems.note', defaultMessage: 'Write a note' },
  none: {
    id: 'web.HiddenItems.none',
    defaultMessage: '{type, select, project {No projects are hidden} other {No tenders are hidden}}',
  },
  noneText: {
    id: 'web.HiddenItems.noneText',
    defaultMessage: 'Hide what does not concern you from its row or its page, and your searches get shorter.',
  },
  noMatch: { id: 'web.HiddenItems.noMatch', defaultMessage: 'No name fits the filter' },
  noMatchText: { id: 'web.HiddenItems.noMatchText', defaultMessage: 'Try fewer or shorter words.' },
  clearFilter: { id: 'web.HiddenItems.clearFilter', defaultMessage: 'Clear the filter' },
  toSearch: { id: 'web.HiddenItems.toSearch', defaultMessage: 'Go to the search' },
  showMore: { id: 'web.HiddenItems.showMore', defaultMessage: 'Show more' },
})
