import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../actions/Button/Button'
import { Link } from '../../actions/Link/Link'
import { TextButton } from '../../actions/Link/TextButton'
import { Paywalled } from '../Paywalled/Paywalled'
import * as css from './WinnersList.css'
import { winnersListMessages as messages } from './WinnersList.messages'
import type { AnyRootProps, RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** A company that won the contract, or a part of the contract. */
export interface Winner {
  id: number | string
  company: string
  /** The address of the company's page. Leave out if the user may not open the page. */
  companyHref?: string
  role: string
  /** The day of the award, already formatted. */
  date: string
}

/** The props of a winners list. */
export interface WinnersListProps extends RootProps<HTMLElement> {
  /** The accessible name of the list. */
  label: string
  /** The winners in the order shown. */
  winners: readonly Winner[]
  /** The number of winners that are shown at first. If there are more winners, a button shows the others. */
  collapseAbove: number
  /** Opens the details of a winner's role. Leave out if the user may not see the details. */
  onOpen?: (winner: Winner) => void
  /**
   * Whether the list is locked because the user has not paid for access. A blurred placeholder then replaces
   * the list.
   */
  isLocked?: boolean
  /** Called when a user without access presses a locked part. The parent should then open the paywall. */
  onUnlock?: () => void
}

/**
 * A list of the winners of a procurement with their roles and award dates (Q02). Only the first winners are
 * shown, until the user presses a button.
 */
export function WinnersList(props: WinnersListProps) {
  const { label, winners, collapseAbove, onOpen, isLocked = false, onUnlock, ...rest } = props
  const { className, ...root } = rest as AnyRootProps
  const { formatMessage } = useIntl()
  const id = useId()
  const [isExpanded, setIsExpanded] = useState(false)
  if (isLocked) {
    return (
      <div {...root} className={classNames(css.locked, className)}>
        <Paywalled isLocked placeholder="Fjord & Lund, 11.12.2026" onPress={() => onUnlock?.()}>
          {null}
        </Paywalled>
        <p className={css.role}>{formatMessage(messages.locked)}</p>
      </div>
    )
  }
  if (winners.length === 0)
    return (
      <p {...root} className={classNames(css.none, className)}>
        {formatMessage(messages.none)}
      </p>
    )
  const canCollapse = winners.length > collapseAbove
  const shown = canCollapse && !isExpanded ? winners.slice(0, collapseAbove) : winners
  return (
    <div {...root} className={className}>
      <ul id={id} className={css.list} aria-label={label}>
        {shown.map((winner) => (
          <li key={winner.id} className={css.winner}>
            <span className={css.text}>
              {winner.companyHref === undefined ? (
                <span className={css.company}>{winner.company}</span>
              ) : (
                <Link variant="strong" href={winner.companyHref}>
                  {winner.company}
                </Link>
              )}
              <span className={css.role}>
                {onOpen ? <TextButton onPress={() => onOpen(winner)}>{winner.role}</TextButton> : winner.role}
              </span>
            </span>
            <span className={css.date}>{winner.date}</span>
          </li>
        ))}
      </ul>
      {canCollapse && (
        <div className={css.foot}>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isExpanded}
            aria-controls={id}
            onPress={() => setIsExpanded(!isExpanded)}
          >
            {isExpanded
              ? formatMessage(messages.less)
              : formatMessage(messages.more, { count: winners.length })}
          </Button>
        </div>
      )}
    </div>
  )
}
