import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import type { Announcement } from '@spadestik/ui/AnnouncementList'
import { useIntl } from 'react-intl'
import { messages } from '../ItemPage.messages'

const tones = { correction: 'near', cancellation: 'near', update: undefined, result: undefined } as const

export function useAnnouncementWords() {
  const { formatMessage } = useIntl()
  return ({ id, date, type, changes }: Schemas['Announcement']): Announcement => ({
    id,
    date: formatDate(date),
    kind: formatMessage(messages[type]),
    tone: tones[type],
    changes,
  })
}
