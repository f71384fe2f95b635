import type { ReactNode } from 'react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { BreakableText } from '../../text/BreakableText/BreakableText'
import { Link } from '../../actions/Link/Link'
import { Paywalled } from '../Paywalled/Paywalled'
import * as css from './DateWindows.css'
import { dateWindowsMessages as messages } from './DateWindows.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** A period of a procurement with an optional start and end. */
export interface DateWindow {
  id: string
  /** The name of the period, such as "Offers". */
  label: string
  /** The first day as formatted text. Null if the day is unknown, or withheld from the user. */
  from: string | null
  to: string | null
  /** A text or badge about the end of the period, such as the number of remaining days. */
  status?: ReactNode
  /** Whether the period is over. Its days are then muted. @default false */
  isPast?: boolean
  /**
   * The postal or web address for this period. Null if the address is unknown or withheld from the user.
   * Leave out if the period never has an address.
   */
  address?: string | null
  link?: { href: string; label: string } | null
  note?: string | null
  /** A menu that adds the period to a calendar. The menu is hidden if both days are unknown. */
  calendarMenu?: ReactNode
}

/** The props of a list of periods. */
export interface DateWindowsProps extends RootProps<HTMLUListElement> {
  /** The accessible name of the list. */
  label: string
  /** The periods and deadlines in the order shown. */
  windows: readonly DateWindow[]
  /**
   * Whether blurred placeholders replace the days and details, because the user has not bought access to
   * them.
   */
  isLocked?: boolean
  /** Called when a user without access presses a locked part. The parent should then open the paywall. */
  onUnlock?: () => void
  /** The level of each period's heading. @default 3 */
  headingLevel?: 2 | 3 | 4
}

/**
 * The periods of a procurement, such as the period for offers. They are shown with their days, addresses,
 * links and calendar menus (Q02).
 */
export function DateWindows({
  label,
  windows,
  isLocked,
  onUnlock,
  headingLevel = 3,
  className,
  ...root
}: DateWindowsProps) {
  return (
    <ul {...root} className={classNames(css.list, className)} aria-label={label} data-count={windows.length}>
      {windows.map((window) => (
        <Window key={window.id} window={window} {...{ isLocked, onUnlock, headingLevel }} />
      ))}
    </ul>
  )
}

type WindowProps = Pick<DateWindowsProps, 'isLocked' | 'onUnlock' | 'headingLevel'> & { window: DateWindow }

function Window({ window, isLocked = false, onUnlock, headingLevel }: WindowProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const { from, to, address, link, note } = window
  const Heading = `h${headingLevel ?? 3}` as const
  const lock = { isLocked, onPress: () => onUnlock?.() }
  const hasDay = from !== null || to !== null
  const days =
    from !== null && to !== null
      ? formatMessage(messages.span, { from, to })
      : from !== null
        ? formatMessage(messages.fromOnly, { from })
        : formatMessage(messages.toOnly, { to: to ?? '' })
  const isShown = (detail: unknown) => detail !== undefined && (isLocked || detail !== null)
  return (
    <li className={css.window} aria-labelledby={id} data-past={(!isLocked && window.isPast) || undefined}>
      <div className={css.head}>
        <Heading className={css.label} id={id}>
          {window.label}
        </Heading>
        {!isLocked && Boolean(window.status) && <span>{window.status}</span>}
      </div>
      <p className={css.days}>
        <Paywalled {...lock} placeholder="11.12.2026">
          {hasDay ? days : <span className={css.quiet}>{formatMessage(messages.noDate)}</span>}
        </Paywalled>
      </p>
      <dl className={css.details}>
        {isShown(address) && (
          <div className={css.detail}>
            <dt>{formatMessage(messages.address)}</dt>
            <dd>
              <Paywalled {...lock} placeholder="Engvej 4, 9999 Havneby">
                {address && <BreakableText text={address} />}
              </Paywalled>
            </dd>
          </div>
        )}
        {isShown(link) && (
          <div className={css.detail}>
            <dt>{formatMessage(messages.link)}</dt>
            <dd>
              <Paywalled {...lock} placeholder="www.example.com">
                {link && (
                  <Link href={link.href} target="_blank" rel="noreferrer">
                    <BreakableText text={link.label} />
                  </Link>
                )}
              </Paywalled>
            </dd>
          </div>
        )}
        {!isLocked && isShown(note) && (
          <div className={css.detail}>
            <dt>{formatMessage(messages.note)}</dt>
            <dd>{note}</dd>
          </div>
        )}
      </dl>
      {!isLocked && hasDay && Boolean(window.calendarMenu) && (
        <div className={css.calendar}>{window.calendarMenu}</div>
      )}
    </li>
  )
}
