import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  text: NoMessageValues
  guide: NoMessageValues
  none: NoMessageValues
  works: { day: string }
  over: { day: string }
  used: { day: string }
  unused: NoMessageValues
  make: NoMessageValues
  name: NoMessageValues
  nameHint: NoMessageValues
  scopes: NoMessageValues
  scopesMissing: NoMessageValues
  lastDay: NoMessageValues
  lastDayHint: NoMessageValues
  cancel: NoMessageValues
  key: NoMessageValues
  keyHint: NoMessageValues
  once: NoMessageValues
  end: NoMessageValues
  endNamed: { name: string }
  endTitle: { name: string }
  endText: NoMessageValues
  ended: { name: string }
  searchRead: NoMessageValues
  itemsRead: NoMessageValues
  listsRead: NoMessageValues
  listsWrite: NoMessageValues
  notesWrite: NoMessageValues
  changesRead: NoMessageValues
  webhooksManage: NoMessageValues
}>({
  title: { id: 'web.Keys.title', defaultMessage: 'Keys for programs' },
  guide: { id: 'web.Keys.guide', defaultMessage: 'What programs can do (in English)' },
  text: {
    id: 'web.Keys.text',
    defaultMessage:
      'With a key, a program of your own, such as a CRM, reads and writes here as you. It may only do what you choose, and never sees more than you.',
  },
  none: { id: 'web.Keys.none', defaultMessage: 'You have no keys.' },
  works: { id: 'web.Keys.works', defaultMessage: 'Works until {day}' },
  over: { id: 'web.Keys.over', defaultMessage: 'Worked until {day}' },
  used: { id: 'web.Keys.used', defaultMessage: 'Last used {day}' },
  unused: { id: 'web.Keys.unused', defaultMessage: 'Never used' },
  make: { id: 'web.Keys.make', defaultMessage: 'Make a key' },
  name: { id: 'web.Keys.name', defaultMessage: 'Name' },
  nameHint: { id: 'web.Keys.nameHint', defaultMessage: 'Which program has it, such as ‘Our CRM’.' },
  scopes: { id: 'web.Keys.scopes', defaultMessage: 'What it may do' },
  scopesMissing: { id: 'web.Keys.scopesMissing', defaultMessage: 'Choose at least one.' },
  lastDay: { id: 'web.Keys.lastDay', defaultMessage: 'Last day' },
  lastDayHint: { id: 'web.Keys.lastDayHint', defaultMessage: 'Two years ahead at most.' },
  cancel: { id: 'web.Keys.cancel', defaultMessage: 'Cancel' },
  key: { id: 'web.Keys.key', defaultMessage: 'Your new key' },
  keyHint: { id: 'web.Keys.keyHint', defaultMessage: 'The program sends it as its bearer token.' },
  once: {
    id: 'web.Keys.once',
    defaultMessage:
      'The key is shown only now, so copy it before you close. Whoever has it can do in your name what you have chosen.',
  },
  end: { id: 'web.Keys.end', defaultMessage: 'End' },
  endNamed: { id: 'web.Keys.endNamed', defaultMessage: 'End the key {name}' },
  endTitle: { id: 'web.Keys.endTitle', defaultMessage: 'End the key {name}?' },
  endText: {
    id: 'web.Keys.endText',
    defaultMessage: 'The program that has it can do nothing from now on. This cannot be undone.',
  },
  ended: { id: 'web.Keys.ended', defaultMessage: 'The key {name} has ended' },
  searchRead: { id: 'web.Keys.searchRead', defaultMessage: 'Search, and read agents' },
  itemsRead: {
    id: 'web.Keys.itemsRead',
    defaultMessage: 'Read projects, tenders and companies, with contacts and notes',
  },
  listsRead: { id: 'web.Keys.listsRead', defaultMessage: 'Read lists' },
  listsWrite: { id: 'web.Keys.listsWrite', defaultMessage: 'Change lists' },
  notesWrite: { id: 'web.Keys.notesWrite', defaultMessage: 'Write notes' },
  changesRead: { id: 'web.Keys.changesRead', defaultMessage: 'Follow all changes' },
  webhooksManage: { id: 'web.Keys.webhooksManage', defaultMessage: 'Make and read webhooks' },
})
