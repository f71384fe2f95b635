import { defineMessages } from 'react-intl'

export const mailTimeFieldMessages = defineMessages({
  label: { id: 'ui.MailTimeField.label', defaultMessage: 'E-mail about news' },
  always: { id: 'ui.MailTimeField.always', defaultMessage: 'At once' },
  alwaysHint: { id: 'ui.MailTimeField.alwaysHint', defaultMessage: 'When something new or changed matches' },
  daily: { id: 'ui.MailTimeField.daily', defaultMessage: 'Daily' },
  dailyHint: { id: 'ui.MailTimeField.dailyHint', defaultMessage: 'Every morning with news' },
  weekly: { id: 'ui.MailTimeField.weekly', defaultMessage: 'Weekly' },
  weeklyHint: { id: 'ui.MailTimeField.weeklyHint', defaultMessage: 'Every Monday morning with news' },
  never: { id: 'ui.MailTimeField.never', defaultMessage: 'Never' },
})
