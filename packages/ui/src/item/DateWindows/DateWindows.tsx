import type { ReactNode } from 'react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { BreakableText } from '../../text/BreakableText/BreakableText'
import { Link } from '../../actions/Link/Link'
import { Paywalled } from '../Paywalled/Paywalled'
import * as css from './DateWindows.css'
import { dateWindowsMessages as messages } from './DateWindows.messages'

/** A span on a procurement that one must not miss. */
export interface DateWindow {
  id: string
  /** What happens in it. */
  label: string
  /** The days, already written for their reader; null where none is stated or the reader may not know it. */
  from: string | null
  to: string | null
  /** How near its end is, such as a badge. */
  standing?: ReactNode
  /** Whether it is over: its days are shown quietly. @default false */
  isPast?: boolean
  /** Details; null where none is stated or the reader may not know it, absent where a window has no such detail. */
  address?: string | null
  link?: { href: string; label: string } | null
  note?: string | null
  /** What takes the window into a calendar; shown only where there is a day to take. */
  calendarMenu?: ReactNode
}

/** The important dates of a procurement. */
export interface DateWindowsProps {
  /** What the list holds, read when it is entered. */
  label: string
  windows: readonly DateWindow[]
  /** Whether the reader lacks what it needs: blurred stand-ins show in place of days and details. */
  isLocked?: boolean
  onPaywall?: () => void
  /** @default 3 */
  headingLevel?: 2 | 3 | 4
}

/** Shows the windows of a procurement with their days, where to turn, and a way into a calendar (Q02). */
export function DateWindows({ label, windows, headingLevel = 3, ...lock }: DateWindowsProps) {
  return (
    <ul className={css.list} aria-label={label} data-count={windows.length}>
      {windows.map((window) => (
        <Window key={window.id} window={window} headingLevel={headingLevel} {...lock} />
      ))}
    </ul>
  )
}

type WindowProps = Omit<DateWindowsProps, 'label' | 'windows'> & { window: DateWindow }

function Window({ window, isLocked = false, onPaywall, headingLevel }: WindowProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const { from, to, address, link, note } = window
  const Heading = `h${headingLevel ?? 3}` as const
  const lock = { isLocked, onPress: () => onPaywall?.() }
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
      <Heading className={css.label} id={id}>
        {window.label}
      </Heading>
      <p className={css.days}>
        <Paywalled {...lock} placeholder="11.12.2026">
          {hasDay ? days : <span className={css.quiet}>{formatMessage(messages.noDate)}</span>}
        </Paywalled>
        {!isLocked && window.standing}
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
