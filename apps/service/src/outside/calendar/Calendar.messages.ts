import { defineMessages } from '@formatjs/intl'

type OfWindow = { window: string; name: string }

export const calendarMessages = defineMessages<{
  everything: Record<string, never>
  named: { name: string }
  closes: OfWindow
  opens: OfWindow
  openingDay: { day: string }
  closingDay: { day: string }
  closingTime: { day: string; time: string }
  lots: { name: string; count: number; lots: string }
}>({
  everything: { id: 'service.calendar.everything', defaultMessage: 'Spadestik deadlines' },
  named: { id: 'service.calendar.named', defaultMessage: 'Spadestik: {name}' },
  closes: {
    id: 'service.calendar.closes',
    defaultMessage:
      '{window, select, participation {Request for participation} inquiry {Questions about the tender} material {Ordering of tender documents} other {Submission of tenders}}: {name}',
  },
  opens: {
    id: 'service.calendar.opens',
    defaultMessage:
      '{window, select, participation {Request for participation opens} inquiry {Questions about the tender open} material {Ordering of tender documents opens} other {Submission of tenders opens}}: {name}',
  },
  openingDay: { id: 'service.calendar.openingDay', defaultMessage: 'Opens {day}' },
  closingDay: { id: 'service.calendar.closingDay', defaultMessage: 'Closes {day}' },
  closingTime: { id: 'service.calendar.closingTime', defaultMessage: 'Closes {day} at {time}' },
  lots: {
    id: 'service.calendar.lots',
    defaultMessage: '{name} ({count, plural, one {lot} other {lots}} {lots})',
  },
})
