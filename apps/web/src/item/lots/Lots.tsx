import { limits } from '@spadestik/domain/limits'
import type { Schemas } from '@spadestik/api-client'
import { Button } from '@spadestik/ui/Button'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { ResultTable } from '@spadestik/ui/ResultTable'
import { SearchField } from '@spadestik/ui/SearchField'
import { SearchX } from 'lucide-react'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { itemMoment } from '../facts/tenderWindows'
import { messages as pageMessages } from '../ItemPage.messages'
import { LotDetails } from './LotDetails'
import * as css from './Lots.css'
import { messages } from './Lots.messages'
import { useLotColumns } from './useLotColumns'
import { rowIdOf, useLotList } from './useLotList'

/**
 * The lots of a procurement, which are tendered and contracted separately. At first ten are shown, and a
 * filter narrows a longer list (Q01, Q02).
 */
export function Lots({ procurement }: { procurement: Schemas['Procurement'] }) {
  'use memo'
  const { formatMessage } = useIntl()
  const { lots } = procurement
  const [moment] = useState(() => itemMoment(procurement))
  const { place, filter, setFilter, typed, matches, shown, ...rest } = useLotList(lots)
  const { expanded, setExpanded, showAll } = rest
  const columns = useLotColumns({ lots, moment, typed })
  const bar = useRef<HTMLDivElement>(null)
  function clearFilter(): void {
    setFilter('')
    // The pressed button disappears with the filter, so move the focus to the field.
    bar.current?.querySelector<HTMLElement>('input[type=search]')?.focus()
  }
  return (
    <div className={css.lots}>
      {lots.length > limits.lotsShown && (
        <div ref={bar} className={css.bar}>
          <SearchField
            className={css.field}
            label={formatMessage(messages.filter)}
            isLabelHidden
            placeholder={formatMessage(messages.filter)}
            value={filter}
            onChange={setFilter}
          />
          {/* The live region exists before its text, because screen readers announce only changes (ADR 70). */}
          <output className={css.count}>
            {typed.trim() !== '' &&
              formatMessage(messages.found, { count: matches.length, total: lots.length })}
          </output>
        </div>
      )}
      {matches.length === 0 ? (
        <EmptyState
          headingLevel={3}
          icon={SearchX}
          title={formatMessage(messages.noMatch)}
          actions={<Button onPress={clearFilter}>{formatMessage(messages.clearFilter)}</Button>}
        />
      ) : (
        <div ref={place}>
          <ResultTable
            label={formatMessage(pageMessages.lots)}
            columns={columns}
            rows={shown}
            getRowId={rowIdOf}
            expanded={expanded}
            onExpandedChange={(id) => setExpanded(id === null ? null : String(id))}
            renderExpanded={(lot) => <LotDetails lot={lot} moment={moment} />}
          />
          {shown.length < matches.length && (
            <div className={css.more}>
              <Button variant="quiet" onPress={showAll}>
                {formatMessage(messages.showAll, { count: matches.length })}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
