import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ dayAndTime: { day: string; time: string } }>({
  dayAndTime: { id: 'admin.Moment.dayAndTime', defaultMessage: '{day}, {time}' },
})
