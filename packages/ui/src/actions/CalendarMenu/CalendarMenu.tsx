import { CalendarPlus, Download, ExternalLink } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../Button/Button'
import type { MenuEntry } from '../Menu/MenuEntry'
import { Menu } from '../Menu/Menu'
import { calendarMenuMessages as messages } from './CalendarMenu.messages'
import type { RootProps } from '../../styles/RootProps'

/** A calendar that an event can be added to. */
export type CalendarName = 'outlook' | 'office365' | 'google' | 'apple' | 'ics'

/** One calendar and the link that adds the event to it. */
export interface CalendarTarget {
  calendar: CalendarName
  /** The address of the web calendar, or of the file to download. */
  href: string
  /** The name of the downloaded file. Leave out for a web calendar. */
  download?: string
}

/** The props of a calendar menu. */
export interface CalendarMenuProps extends Omit<RootProps<HTMLButtonElement>, 'onClick'> {
  /** The name of the event. Screen readers announce it with the button. */
  eventName: string
  /** The calendars in the order shown. If there are none, the button is not rendered. */
  targets: readonly CalendarTarget[]
  /**
   * Opens the paywall. Pass this function only if the user must buy a product first: a press on the button
   * then calls it and does not open the menu.
   */
  onUnlock?: () => void
}

/**
 * A button with a menu that adds an event to the user's own calendar (Z07). The button is the root element.
 */
export function CalendarMenu({ eventName, targets, onUnlock, ...root }: CalendarMenuProps) {
  const { formatMessage } = useIntl()
  if (targets.length === 0) return null
  const label = formatMessage(messages.label, { eventName })
  const button = (
    <Button {...root} variant="quiet" size="small" icon={CalendarPlus} aria-label={label} onPress={onUnlock}>
      {formatMessage(messages.add)}
    </Button>
  )
  if (onUnlock) return button
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
