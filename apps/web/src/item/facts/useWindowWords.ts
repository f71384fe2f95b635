import { formatDate } from '@spadestik/domain/dates'
import type { DateWindow } from '@spadestik/ui/DateWindows'
import { useIntl } from 'react-intl'
import { messages } from '../ItemPage.messages'
import type { TenderWindow } from './tenderWindows'
import { safeAddress, webAddress } from './webAddress'

export function useWindowWords() {
  const { formatMessage } = useIntl()
  return ({ kind, from, to, toTime, address, link, note }: TenderWindow): DateWindow => {
    const lastDay = to === null ? null : formatDate(to)
    const href = safeAddress(link ?? null)
    return {
      id: kind,
      label: formatMessage(messages[kind]),
      from: from === null ? null : formatDate(from),
      to:
        lastDay === null || toTime === null
          ? lastDay
          : formatMessage(messages.dayAt, { day: lastDay, time: toTime }),
      ...(address === undefined ? {} : { address }),
      ...(link === undefined ? {} : { link: href === null ? null : { href, label: webAddress(href) } }),
      ...(note === undefined ? {} : { note }),
    }
  }
}
