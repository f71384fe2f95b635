import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const announcementListMessages = defineMessages<{
  noChange: NoMessageValues
  none: NoMessageValues
  details: { kind: string; date: string }
}>({
  noChange: { id: 'ui.AnnouncementList.noChange', defaultMessage: 'No change is stated.' },
  none: { id: 'ui.AnnouncementList.none', defaultMessage: 'No announcements.' },
  details: { id: 'ui.AnnouncementList.details', defaultMessage: 'Details of {kind}, {date}' },
})
