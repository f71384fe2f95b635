import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import type { Moment } from '@spadestik/domain/deadlines'
import { below } from '@spadestik/ui/breakpoints'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'
import { useIntl } from 'react-intl'
import { useFormats } from '../../locale/useFormats'
import { useCaller } from '../../session/SessionContext'
import { messages as pageMessages } from '../ItemPage.messages'
import { messages as itemMessages } from '../Items.messages'
import { lotDeadline } from './lotDeadline'
import { LotDeadline, LotResult } from './LotFacts'
import { LotName } from './LotName'
import * as css from './Lots.css'
import { messages } from './Lots.messages'

type Lot = Schemas['Lot']

interface LotColumnsOptions {
  readonly lots: readonly Lot[]
  readonly moment: Moment
  readonly typed: string
}

/** The width of columns with short values. The titles take what is left. */
const asNarrowAsPossible = '1%'

/**
 * Returns the columns of the table of lots. Leaves out a column if no lot has a value for it. On narrow
 * screens the result stands below the title, and on a phone all facts do.
 */
export function useLotColumns({ lots, moment, typed }: LotColumnsOptions): ResultColumn<Lot>[] {
  'use memo'
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const isLocked = !may(useCaller(), 'readPaidDetails')
  const isPhone = useMediaQuery(below('sm'))
  const isNarrow = useMediaQuery(below('lg'))
  const lot: ResultColumn<Lot> = {
    id: 'lot',
    header: formatMessage(messages.lot),
    isRowHeader: true,
    cell: (row) => (
      <LotName lot={row} typed={typed}>
        {isPhone && (
          <div className={css.facts}>
            <LotDeadline lot={row} moment={moment} none={null} />
            {row.budget !== null && <span>{money(row.budget, row.currency)}</span>}
          </div>
        )}
        {isNarrow && <LotResult lot={row} />}
      </LotName>
    ),
  }
  const deadline: ResultColumn<Lot> = {
    id: 'deadline',
    header: formatMessage(itemMessages.deadline),
    isOneLine: true,
    width: asNarrowAsPossible,
    cell: (row) => <LotDeadline lot={row} moment={moment} />,
  }
  const budget: ResultColumn<Lot> = {
    id: 'budget',
    header: formatMessage(pageMessages.budget),
    align: 'end',
    isOneLine: true,
    width: asNarrowAsPossible,
    cell: (row) => (row.budget === null ? '–' : money(row.budget, row.currency)),
  }
  const result: ResultColumn<Lot> = {
    id: 'result',
    header: formatMessage(pageMessages.result),
    width: '24%',
    cell: (row) => <LotResult lot={row} />,
  }
  const hasDeadline = isLocked || lots.some((one) => lotDeadline(one) !== null)
  const hasBudget = lots.some((one) => one.budget !== null)
  const hasResult = lots.some(
    ({ result: decided, winners, withheld }) =>
      decided !== null ||
      (winners ?? []).length > 0 ||
      withheld.some(({ property }) => property === 'result'),
  )
  return [
    lot,
    ...(hasDeadline && !isPhone ? [deadline] : []),
    ...(hasBudget && !isPhone ? [budget] : []),
    ...(hasResult && !isNarrow ? [result] : []),
  ]
}
