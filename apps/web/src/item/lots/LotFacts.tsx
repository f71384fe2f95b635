import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import type { Moment } from '@spadestik/domain/deadlines'
import { windowStatus } from '@spadestik/domain/deadlines'
import { Badge } from '@spadestik/ui/Badge'
import { Paywalled } from '@spadestik/ui/Paywalled'
import { useIntl } from 'react-intl'
import { useCaller } from '../../session/SessionContext'
import { small } from '../../styles/text.css'
import { useWindowWords } from '../facts/useWindowWords'
import { useWithheldWords } from '../facts/useWithheldWords'
import { WindowState } from '../facts/WindowState'
import { messages as itemMessages } from '../Items.messages'
import { usePaywall } from '../ItemActionsContext'
import { lotDeadline } from './lotDeadline'
import * as css from './Lots.css'
import { resultMessages } from './LotResult.messages'
import { LotWinners } from './LotWinners'

/** The number of winners that are named in a row. Its details name all of them. */
export const rowWinners = 3

interface LotDeadlineProps {
  lot: Schemas['Lot']
  moment: Moment
  none?: string | null
}

/**
 * The deadline of a lot, with the time that is left while the lot is not decided. Users without a paid
 * subscription see a blurred placeholder (K02).
 */
export function LotDeadline({ lot, moment, none = '–' }: LotDeadlineProps) {
  const { formatMessage } = useIntl()
  const { openPaywall } = usePaywall()
  const wordsOf = useWindowWords()
  if (!may(useCaller(), 'readPaidDetails')) {
    return (
      <Paywalled isLocked placeholder="00.00.0000" onPress={openPaywall}>
        {null}
      </Paywalled>
    )
  }
  const window = lotDeadline(lot)
  if (window === null) return none
  const status = windowStatus(window, moment)
  return (
    <span className={css.deadline} data-past={status.state === 'over' || undefined}>
      <span>{wordsOf(window).to}</span>
      {window.kind === 'participation' && (
        <span className={small}>{formatMessage(itemMessages.window, { window: window.kind })}</span>
      )}
      {lot.result === null && <WindowState status={status} isQuiet />}
    </span>
  )
}

const tones = { awarded: 'neutral', unsuccessful: 'neutral', cancelled: 'near' } as const

/** What became of a lot, and who won it. Renders nothing before that is decided. */
export function LotResult({ lot }: { lot: Schemas['Lot'] }) {
  const { formatMessage } = useIntl()
  const withheld = useWithheldWords()(lot.withheld, 'result')
  if (withheld !== null) return <span className={small}>{withheld}</span>
  if (lot.result === null && (lot.winners ?? []).length === 0) return null
  return (
    <div className={css.result}>
      {lot.result !== null && (
        <Badge tone={tones[lot.result]} className={css.badge[tones[lot.result]]}>
          {formatMessage(resultMessages[lot.result])}
        </Badge>
      )}
      <LotWinners lot={lot} max={rowWinners} />
    </div>
  )
}
