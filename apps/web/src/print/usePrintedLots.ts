import type { Schemas } from '@spadestik/api-client'
import type { PrintedLot } from '@spadestik/ui/PrintProcurement'
import { useIntl } from 'react-intl'
import { useWindowWords } from '../item/facts/useWindowWords'
import { useWithheldWords } from '../item/facts/useWithheldWords'
import { lotDeadline } from '../item/lots/lotDeadline'
import { resultMessages } from '../item/lots/LotResult.messages'
import { useFormats } from '../locale/useFormats'

/** Returns a function that formats lots for printing (X01). */
export function usePrintedLots() {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const wordsOf = useWindowWords()
  const withheldWords = useWithheldWords()
  return (lots: readonly Schemas['Lot'][]): PrintedLot[] =>
    lots.map((lot) => {
      const { id, number, title, budget, currency, result, winners } = lot
      const window = lotDeadline(lot)
      const names = (winners ?? []).map(({ companyName }) => companyName).join(', ')
      return {
        id,
        number,
        title,
        sum: budget === null ? null : money(budget, currency),
        result:
          result === null ? withheldWords(lot.withheld, 'result') : formatMessage(resultMessages[result]),
        deadline: window === null ? null : wordsOf(window).to,
        winner: names === '' ? null : names,
      }
    })
}
