import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const calendarFeedModalMessages = defineMessages<{
  title: NoMessageValues
  intro: { name: string }
  introAll: NoMessageValues
  newsTitle: NoMessageValues
  newsIntro: { name: string }
  loading: NoMessageValues
  create: NoMessageValues
  address: NoMessageValues
  once: NoMessageValues
  howTo: NoMessageValues
  copy: NoMessageValues
  copied: NoMessageValues
  copyFailed: NoMessageValues
  open: NoMessageValues
  atom: NoMessageValues
  copyAtom: NoMessageValues
  json: NoMessageValues
  copyJson: NoMessageValues
  newsHowTo: NoMessageValues
  newsMade: { day: string }
  newsRenewText: NoMessageValues
  newsRemoveTitle: NoMessageValues
  newsRemoveText: NoMessageValues
  made: { day: string }
  lastRead: { day: string }
  renew: NoMessageValues
  renewTitle: NoMessageValues
  renewText: NoMessageValues
  remove: NoMessageValues
  removeTitle: NoMessageValues
  removeText: NoMessageValues
}>({
  title: { id: 'ui.CalendarFeedModal.title', defaultMessage: 'Deadlines in your calendar' },
  intro: {
    id: 'ui.CalendarFeedModal.intro',
    defaultMessage:
      'Subscribe to the deadlines of “{name}” in Outlook, Google, Apple or another calendar. When a deadline moves, it moves in your calendar too.',
  },
  introAll: {
    id: 'ui.CalendarFeedModal.introAll',
    defaultMessage:
      'Subscribe to the deadlines of all your lists and agents in Outlook, Google, Apple or another calendar. When a deadline moves, it moves in your calendar too.',
  },
  newsTitle: { id: 'ui.CalendarFeedModal.newsTitle', defaultMessage: 'News in your feed reader' },
  newsIntro: {
    id: 'ui.CalendarFeedModal.newsIntro',
    defaultMessage: 'Follow what “{name}” finds in a feed reader, Outlook, Slack or Teams.',
  },
  loading: { id: 'ui.CalendarFeedModal.loading', defaultMessage: 'Your calendar is loading' },
  create: { id: 'ui.CalendarFeedModal.create', defaultMessage: 'Create an address' },
  address: { id: 'ui.CalendarFeedModal.address', defaultMessage: 'Address of your calendar' },
  once: {
    id: 'ui.CalendarFeedModal.once',
    defaultMessage:
      'The address is shown only now, so copy it before you close. Anyone who has it can see the content.',
  },
  howTo: {
    id: 'ui.CalendarFeedModal.howTo',
    defaultMessage:
      'In your calendar, choose to add or subscribe to a calendar from the web, and paste the address.',
  },
  copy: { id: 'ui.CalendarFeedModal.copy', defaultMessage: 'Copy the address' },
  copied: { id: 'ui.CalendarFeedModal.copied', defaultMessage: 'The address is copied' },
  copyFailed: {
    id: 'ui.CalendarFeedModal.copyFailed',
    defaultMessage: 'The address could not be copied. Select it and copy it yourself.',
  },
  open: { id: 'ui.CalendarFeedModal.open', defaultMessage: 'Open in calendar program' },
  made: {
    id: 'ui.CalendarFeedModal.made',
    defaultMessage:
      'An address was created on {day}. To protect your deadlines, it is not shown again. If you have lost it, create a new one.',
  },
  atom: { id: 'ui.CalendarFeedModal.atom', defaultMessage: 'Address of the news as Atom' },
  copyAtom: { id: 'ui.CalendarFeedModal.copyAtom', defaultMessage: 'Copy the Atom address' },
  json: { id: 'ui.CalendarFeedModal.json', defaultMessage: 'Address of the news as JSON Feed' },
  copyJson: { id: 'ui.CalendarFeedModal.copyJson', defaultMessage: 'Copy the JSON Feed address' },
  newsHowTo: {
    id: 'ui.CalendarFeedModal.newsHowTo',
    defaultMessage:
      'In a feed reader, Outlook, Slack or Teams, add a feed with this address. It has what changed last.',
  },
  newsMade: {
    id: 'ui.CalendarFeedModal.newsMade',
    defaultMessage:
      'An address was created on {day}. To protect your news, it is not shown again. If you have lost it, create a new one.',
  },
  newsRenewText: {
    id: 'ui.CalendarFeedModal.newsRenewText',
    defaultMessage: 'The old address stops working. Feed readers that use it need the new one.',
  },
  newsRemoveTitle: { id: 'ui.CalendarFeedModal.newsRemoveTitle', defaultMessage: 'Turn off the news?' },
  newsRemoveText: {
    id: 'ui.CalendarFeedModal.newsRemoveText',
    defaultMessage: 'The address stops working, and feed readers that use it get no more news.',
  },
  lastRead: {
    id: 'ui.CalendarFeedModal.lastRead',
    defaultMessage: 'A program last read this feed on {day}.',
  },
  renew: { id: 'ui.CalendarFeedModal.renew', defaultMessage: 'Create a new address' },
  renewTitle: { id: 'ui.CalendarFeedModal.renewTitle', defaultMessage: 'Create a new address?' },
  renewText: {
    id: 'ui.CalendarFeedModal.renewText',
    defaultMessage: 'The old address stops working. Calendars that use it need the new one.',
  },
  remove: { id: 'ui.CalendarFeedModal.remove', defaultMessage: 'Turn off' },
  removeTitle: { id: 'ui.CalendarFeedModal.removeTitle', defaultMessage: 'Turn off the calendar?' },
  removeText: {
    id: 'ui.CalendarFeedModal.removeText',
    defaultMessage: 'The address stops working, and calendars that use it get no more deadlines.',
  },
})
