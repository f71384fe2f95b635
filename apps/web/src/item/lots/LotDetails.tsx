import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { formatDate } from '@spadestik/domain/dates'
import type { Moment } from '@spadestik/domain/deadlines'
import { windowStatus } from '@spadestik/domain/deadlines'
import type { Definition } from '@spadestik/ui/DefinitionList'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import { Paywalled } from '@spadestik/ui/Paywalled'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../locale/useFormats'
import { useCaller } from '../../session/SessionContext'
import { useCriterionDefinitions } from '../facts/useCriterionDefinitions'
import { useWindowWords } from '../facts/useWindowWords'
import { useWithheldWords } from '../facts/useWithheldWords'
import { WindowState } from '../facts/WindowState'
import { usePaywall } from '../ItemActionsContext'
import { messages as pageMessages } from '../ItemPage.messages'
import { LongText } from '../page/LongText'
import { rowWinners } from './LotFacts'
import * as css from './Lots.css'
import { messages } from './Lots.messages'
import { LotWinners } from './LotWinners'

const windowKinds = ['offers', 'participation', 'inquiry'] as const

const dayOf = (date: string | null): string | null => (date === null ? null : formatDate(date))

/** Returns a function that formats two days as a period. The period can have an open start or end. */
function useSpan() {
  const { formatMessage } = useIntl()
  return (from: string | null, to: string | null): string | null => {
    if (from !== null && to !== null) return formatMessage(messages.span, { from, to })
    if (from !== null) return formatMessage(messages.from, { from })
    return to
  }
}

/** The content of an expanded lot: its description and the facts that are not in its row (Q01, Q02). */
export function LotDetails({ lot, moment }: { lot: Schemas['Lot']; moment: Moment }) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { openPaywall } = usePaywall()
  const isLocked = !may(useCaller(), 'readPaidDetails')
  const wordsOf = useWindowWords()
  const spanOf = useSpan()
  const withheldWords = useWithheldWords()
  const criteria = useCriterionDefinitions(lot.criteria)
  const { description, start, end, durationInDays, result, awardedSum } = lot
  const locked = (placeholder: string) => (
    <Paywalled isLocked placeholder={placeholder} onPress={openPaywall}>
      {null}
    </Paywalled>
  )

  function windowDetail(kind: (typeof windowKinds)[number]): ReactNode {
    if (isLocked) return locked('00.00.0000')
    const window = lot[kind]
    if (window === null) return null
    const { from, to } = wordsOf({ kind, ...window })
    const span = spanOf(from, to)
    return (
      span !== null && (
        <span className={css.window}>
          <span>{span}</span>
          {result === null && <WindowState status={windowStatus(window, moment)} />}
        </span>
      )
    )
  }

  function sum(): ReactNode {
    const withheld = withheldWords(lot.withheld, 'awardedSum')
    if (withheld !== null) return withheld
    if (isLocked) return result === 'awarded' ? locked('00 mio.') : null
    return awardedSum === null ? null : money(awardedSum.amount, awardedSum.currency)
  }

  const period = [
    start === null && end !== null
      ? formatMessage(messages.until, { to: formatDate(end) })
      : spanOf(dayOf(start), dayOf(end)),
    durationInDays === null ? null : formatMessage(messages.days, { days: durationInDays }),
  ]
  const items: Definition[] = [
    ...windowKinds.map((kind) => ({
      id: kind,
      term: formatMessage(pageMessages[kind]),
      detail: windowDetail(kind) || null,
    })),
    { id: 'period', term: formatMessage(messages.period), detail: period.filter(Boolean).join(' · ') },
    { id: 'awardedSum', term: formatMessage(messages.awardedSum), detail: sum() },
    {
      id: 'winners',
      term: formatMessage(pageMessages.winners),
      detail: (lot.winners ?? []).length > rowWinners ? <LotWinners lot={lot} /> : null,
    },
    ...criteria,
  ]
  return (
    <div className={css.details}>
      {description !== null && description.trim() !== '' && <LongText>{description}</LongText>}
      <DefinitionList items={items} />
    </div>
  )
}
