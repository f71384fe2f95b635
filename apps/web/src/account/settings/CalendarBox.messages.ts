import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  text: NoMessageValues
  everything: NoMessageValues
  off: NoMessageValues
  on: { day: string }
  read: { day: string }
  unread: NoMessageValues
  list: NoMessageValues
  agent: NoMessageValues
  more: NoMessageValues
  manage: NoMessageValues
  manageNamed: { name: string }
  turnOn: NoMessageValues
  turnOnNamed: { name: string }
  revoke: NoMessageValues
  revokeNamed: { name: string }
}>({
  title: { id: 'web.CalendarBox.title', defaultMessage: 'Calendar and news' },
  text: {
    id: 'web.CalendarBox.text',
    defaultMessage:
      'Follow the deadlines of your tenders in your own calendar, and what is new in a feed reader. Lists and agents can have addresses of their own. These are all the addresses that you have given out.',
  },
  everything: { id: 'web.CalendarBox.everything', defaultMessage: 'All lists and agents' },
  off: { id: 'web.CalendarBox.off', defaultMessage: 'Off' },
  on: { id: 'web.CalendarBox.on', defaultMessage: 'Address created on {day}' },
  read: { id: 'web.CalendarBox.read', defaultMessage: 'Last read on {day}' },
  unread: { id: 'web.CalendarBox.unread', defaultMessage: 'Never read' },
  list: { id: 'web.CalendarBox.list', defaultMessage: 'A list' },
  agent: { id: 'web.CalendarBox.agent', defaultMessage: 'An agent' },
  more: { id: 'web.CalendarBox.more', defaultMessage: 'Show more' },
  manage: { id: 'web.CalendarBox.manage', defaultMessage: 'Change' },
  manageNamed: { id: 'web.CalendarBox.manageNamed', defaultMessage: 'Change: addresses of {name}' },
  turnOn: { id: 'web.CalendarBox.turnOn', defaultMessage: 'Turn on' },
  turnOnNamed: { id: 'web.CalendarBox.turnOnNamed', defaultMessage: 'Turn on: addresses of {name}' },
  revoke: { id: 'web.CalendarBox.revoke', defaultMessage: 'Turn off' },
  revokeNamed: { id: 'web.CalendarBox.revokeNamed', defaultMessage: 'Turn off: addresses of {name}' },
})
