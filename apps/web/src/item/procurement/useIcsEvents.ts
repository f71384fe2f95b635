import type { Schemas } from '@spadestik/api-client'
import type { CalendarAlarm, IcsEvent, WindowEvent } from '@spadestik/domain/calendar'
import { icsFile, windowEvents } from '@spadestik/domain/calendar'
import { hasDeadlines } from '@spadestik/domain/phase'
import { shareLink } from '@spadestik/domain/share'
import { useIntl } from 'react-intl'
import type { TenderWindow } from '../facts/tenderWindows'
import { itemMoment } from '../facts/tenderWindows'
import { useWindowWords } from '../facts/useWindowWords'
import { messages } from '../ItemPage.messages'

export type DatedProcurement = Pick<Schemas['Procurement'], 'id' | 'name' | 'countryId' | 'phase'>

/**
 * Returns a function that lists the future events of a date window. A tender that is awarded or cancelled has
 * none (Z07).
 */
export function useIcsEvents({
  id,
  name,
  countryId,
  phase,
}: DatedProcurement): (window: TenderWindow) => IcsEvent[] {
  const { formatMessage } = useIntl()
  const wordsOf = useWindowWords()
  return (window) => {
    if (!hasDeadlines(phase.id)) return []
    const { from, to } = wordsOf(window)
    const lines = [
      from !== null && formatMessage(messages.calendarOpens, { day: from }),
      to !== null && formatMessage(messages.calendarCloses, { day: to }),
      window.note,
      window.address,
      window.link,
    ]
    const worded = ({ moment, span }: WindowEvent): IcsEvent => ({
      uid: `procurement-${id}-${window.kind}${moment === 'opens' ? '-opens' : ''}@spadestik`,
      title: formatMessage(moment === 'opens' ? messages.calendarOpensTitle : messages.calendarTitle, {
        window: formatMessage(messages[window.kind]),
        name,
      }),
      text: lines.filter(Boolean).join('\n'),
      url: shareLink(location.origin, { type: 'procurement', id }),
      place: window.address ?? null,
      span,
    })
    return windowEvents(window, itemMoment({ countryId })).map((event) => worded(event))
  }
}

export function icsLink(events: readonly IcsEvent[], alarm: CalendarAlarm): string {
  const file = icsFile(events, { now: new Date().toISOString(), alarm })
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`
}
