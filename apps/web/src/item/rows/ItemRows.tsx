import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { ResultTable } from '@spadestik/ui/ResultTable'
import { Skeleton } from '@spadestik/ui/Skeleton'
import type { ReactNode } from 'react'
import { startTransition, useEffect, useMemo, useState } from 'react'
import * as css from './ItemRows.css'
import type { NamedItem } from '../ItemActionsContext'
import { moveAmongRows } from './rowKeys'
import { may } from '@spadestik/domain/access'
import { limits } from '@spadestik/domain/limits'
import { useCaller } from '../../session/SessionContext'
import type { UnseenRows } from '../seen/UnseenScope'
import { UnseenScope } from '../seen/UnseenScope'
import type { RowsProps } from './RowsProps'

interface CardState {
  readonly isExpanded: boolean
  readonly onExpandedChange: (isExpanded: boolean) => void
  readonly details: ReactNode
  readonly headingLevel: 2 | 3
  readonly select: ReactNode
}

interface ItemRowsProps<Row> extends Omit<RowsProps<Row>, 'typed' | 'renderReason'> {
  itemOf: (row: Row) => NamedItem
  columns: readonly ResultColumn<Row>[]
  renderCard: (row: Row, card: CardState) => ReactNode
  renderDetails: (row: Row) => ReactNode
}

function WaitingCards() {
  return Array.from({ length: 8 }, (_one, index) => (
    <li key={index} className={css.waitingCard} aria-hidden>
      <Skeleton lines={4} lineHeight={28} />
    </li>
  ))
}

/** Items as a table or as cards. At most one item is expanded (S04, S18). */
export function ItemRows<Row extends { id: number }>(props: ItemRowsProps<Row>) {
  'use memo'
  const { items, view, renderCard, renderDetails, label, isLoading = false, isStale = false } = props
  const [ownOpenId, setOwnOpenId] = useState<number | null>(null)
  const openId = props.onOpenIdChange === undefined ? ownOpenId : (props.openId ?? null)
  const setOpenId = props.onOpenIdChange ?? setOwnOpenId
  const { selecting, itemOf } = props
  const page = useMemo(() => items.map(itemOf), [items, itemOf])
  // Memoise this function, because all rows render again when it changes.
  const renderSelect = useMemo(
    () =>
      selecting === undefined
        ? undefined
        : (row: Row | null) => selecting?.checkbox(row === null ? null : itemOf(row), page),
    [selecting, itemOf, page],
  )
  const canSee = may(useCaller(), 'searchItems')
  const [first] = page
  const unseenScope: UnseenRows | null =
    !canSee || first === undefined || first.type === 'company'
      ? null
      : (props.unseen ?? { type: first.type, ids: items.slice(0, limits.selectionMax).map(({ id }) => id) })
  // After a response has arrived, first render only as many cards as fit on a phone's screen. The other cards
  // follow in a transition.
  const [isShort, setShort] = useState(items.length === 0)
  const hasItems = items.length > 0
  useEffect(() => {
    if (hasItems) startTransition(() => setShort(false))
  }, [hasItems])
  const isWaiting = isLoading && !hasItems
  const isCards = view === 'cards' && (hasItems || isWaiting)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys are a shortcut; Tab reaches the same links
    <div
      onKeyDown={(event) => {
        if (selecting?.onKeyDown(event, page) || moveAmongRows(event.currentTarget, event.key)) {
          event.preventDefault()
        }
      }}
    >
      <UnseenScope value={unseenScope}>
        {isCards ? (
          <ul
            className={css.cards}
            aria-label={label}
            aria-busy={isWaiting}
            data-stale={isStale || undefined}
          >
            {isWaiting && <WaitingCards />}
            {(isShort ? items.slice(0, limits.firstCards) : items).map((item) => {
              const isExpanded = item.id === openId
              return (
                <li key={item.id} className={css.card} data-expanded={isExpanded || undefined}>
                  {renderCard(item, {
                    isExpanded,
                    onExpandedChange: (opens) => setOpenId(opens ? item.id : null),
                    details: isExpanded && renderDetails(item),
                    headingLevel: props.headingLevel ?? 3,
                    select: selecting?.checkbox(itemOf(item), page),
                  })}
                </li>
              )
            })}
          </ul>
        ) : (
          <ResultTable
            label={label}
            columns={props.columns}
            rows={items}
            getRowId={(row) => row.id}
            expanded={openId}
            onExpandedChange={(id) => setOpenId(typeof id === 'number' ? id : null)}
            renderExpanded={renderDetails}
            isLoading={isLoading}
            isStale={isStale}
            emptyState={props.emptyState}
            renderSelect={renderSelect}
            density={view === 'compact' ? 'compact' : 'close'}
          />
        )}
      </UnseenScope>
    </div>
  )
}
