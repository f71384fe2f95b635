import { CalendarPlus, Download, ExternalLink } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../Button/Button'
import type { MenuEntry } from '../Menu/MenuEntry'
import { Menu } from '../Menu/Menu'
import { calendarMenuMessages as messages } from './CalendarMenu.messages'

/** A calendar that an event can be put into. */
export type CalendarName = 'outlook' | 'office365' | 'google' | 'apple' | 'ics'

/** Where one calendar takes the event. */
export interface CalendarTarget {
  calendar: CalendarName
  /** A page of the calendar, or the file itself. */
  href: string
  /** The name of the file where `href` is one. */
  download?: string
}

/** The calendars an event can be put into. */
export interface CalendarMenuProps {
  /** What the event is about, read with the button. */
  eventName: string
  /** In the order they are shown; with none there is no button, as for an event without a date. */
  targets: readonly CalendarTarget[]
  /** Called instead of opening where a calendar needs a product. */
  onPaywall?: () => void
}

/**
 * Puts an event into the reader's own calendar.
 *
 * @source specification 5, 9
 */
export function CalendarMenu({ eventName, targets, onPaywall }: CalendarMenuProps) {
  const { formatMessage } = useIntl()
  if (targets.length === 0) return null
  const label = formatMessage(messages.label, { eventName })
  const button = (
    <Button variant="quiet" size="small" icon={CalendarPlus} aria-label={label} onPress={onPaywall}>
      {formatMessage(messages.add)}
    </Button>
  )
  if (onPaywall) return button
  const entries = targets.map(({ calendar, href, download }): MenuEntry => {
    const isFile = download !== undefined
    return {
      id: calendar,
      label: formatMessage(messages[calendar]),
      icon: isFile ? Download : ExternalLink,
      href,
      download,
      isNewPage: !isFile,
    }
  })
  return (
    <Menu label={label} entries={entries} placement="bottom start">
      {button}
    </Menu>
  )
}
