import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const calendarMenuMessages = defineMessages<{
  add: NoMessageValues
  label: { eventName: string }
  outlook: NoMessageValues
  office365: NoMessageValues
  google: NoMessageValues
  apple: NoMessageValues
  ics: NoMessageValues
}>({
  add: { id: 'ui.CalendarMenu.add', defaultMessage: 'Add to calendar' },
  label: { id: 'ui.CalendarMenu.label', defaultMessage: 'Add to calendar: {eventName}' },
  outlook: { id: 'ui.CalendarMenu.outlook', defaultMessage: 'Outlook' },
  office365: { id: 'ui.CalendarMenu.office365', defaultMessage: 'Office 365' },
  google: { id: 'ui.CalendarMenu.google', defaultMessage: 'Google Calendar' },
  apple: { id: 'ui.CalendarMenu.apple', defaultMessage: 'Apple Calendar' },
  ics: { id: 'ui.CalendarMenu.ics', defaultMessage: 'Download as a file (.ics)' },
})
