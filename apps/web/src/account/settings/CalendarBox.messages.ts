import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  text: NoMessageValues
  everything: NoMessageValues
  off: NoMessageValues
  on: { day: string }
  manage: NoMessageValues
  manageNamed: { name: string }
  turnOn: NoMessageValues
  turnOnNamed: { name: string }
}>({
  title: { id: 'web.CalendarBox.title', defaultMessage: 'Calendar' },
  text: {
    id: 'web.CalendarBox.text',
    defaultMessage:
      'Follow the deadlines of your tenders in your own calendar. Each list and each agent for tenders can have a calendar of its own too.',
  },
  everything: { id: 'web.CalendarBox.everything', defaultMessage: 'All lists and agents' },
  off: { id: 'web.CalendarBox.off', defaultMessage: 'Off' },
  on: { id: 'web.CalendarBox.on', defaultMessage: 'Address created on {day}' },
  manage: { id: 'web.CalendarBox.manage', defaultMessage: 'Change' },
  manageNamed: { id: 'web.CalendarBox.manageNamed', defaultMessage: 'Change: calendar of {name}' },
  turnOn: { id: 'web.CalendarBox.turnOn', defaultMessage: 'Turn on' },
  turnOnNamed: { id: 'web.CalendarBox.turnOnNamed', defaultMessage: 'Turn on: calendar of {name}' },
})
