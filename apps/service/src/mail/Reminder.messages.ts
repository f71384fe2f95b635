import type { NoMessageValues } from '@formatjs/intl'
import { defineMessages } from '@formatjs/intl'

export const reminderMessages = defineMessages<{
  subjectOne: { name: string; day: string }
  subject: { count: number }
  text: { count: number }
  closesOn: { window: string; day: string }
  closesAt: { window: string; day: string; time: string }
  onList: { name: string }
  change: NoMessageValues
  why: NoMessageValues
  stop: NoMessageValues
  stopTitle: NoMessageValues
  stopText: { names: string }
  stopped: NoMessageValues
  gone: NoMessageValues
}>({
  subjectOne: { id: 'service.reminder.subjectOne', defaultMessage: 'Deadline {day}: {name}' },
  subject: {
    id: 'service.reminder.subject',
    defaultMessage: '{count, plural, one {# deadline is near} other {# deadlines are near}}',
  },
  text: {
    id: 'service.reminder.text',
    defaultMessage:
      '{count, plural, one {You asked to be reminded of this deadline:} other {You asked to be reminded of these deadlines, the nearest first:}}',
  },
  closesOn: {
    id: 'service.reminder.closesOn',
    defaultMessage:
      '{window, select, participation {Request for participation: {day}} inquiry {Questions about the tender: {day}} material {Ordering of tender documents: {day}} other {Submission of tenders: {day}}}',
  },
  closesAt: {
    id: 'service.reminder.closesAt',
    defaultMessage:
      '{window, select, participation {Request for participation: {day} at {time}} inquiry {Questions about the tender: {day} at {time}} material {Ordering of tender documents: {day} at {time}} other {Submission of tenders: {day} at {time}}}',
  },
  onList: { id: 'service.reminder.onList', defaultMessage: 'On the list “{name}”' },
  change: { id: 'service.reminder.change', defaultMessage: 'Change the reminder' },
  why: {
    id: 'service.reminder.why',
    defaultMessage:
      'Reminders of a list are turned off in its settings, and those of a tender beside its dates.',
  },
  stop: { id: 'service.reminder.stop', defaultMessage: 'End these reminders' },
  stopTitle: { id: 'service.reminder.stopTitle', defaultMessage: 'End these reminders?' },
  stopText: {
    id: 'service.reminder.stopText',
    defaultMessage: 'You will no longer be reminded of the deadlines of {names}.',
  },
  stopped: { id: 'service.reminder.stopped', defaultMessage: 'These reminders have ended.' },
  gone: {
    id: 'service.reminder.gone',
    defaultMessage: 'These reminders have already ended, so you get no more of them.',
  },
})
