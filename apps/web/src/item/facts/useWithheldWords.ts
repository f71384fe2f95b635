import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { useIntl } from 'react-intl'
import { useFormats } from '../../locale/useFormats'
import { messages } from '../ItemPage.messages'

type Withheld = Schemas['Withheld']

/** Returns a function that says until when the buyer keeps a value back. It returns null if the buyer does not. */
export function useWithheldWords() {
  const { formatMessage } = useIntl()
  return (withheld: readonly Withheld[], property: Withheld['property']): string | null => {
    const found = withheld.find((one) => one.property === property)
    return found
      ? formatMessage(messages.withheld, { day: found.until === null ? 'never' : formatDate(found.until) })
      : null
  }
}

/** Returns a function that says what a procurement costs, or that the buyer keeps the sum back. */
export function useBudgetWords() {
  const { money } = useFormats()
  const withheldWords = useWithheldWords()
  return ({ budget, currency, withheld }: Schemas['Procurement']): string | null =>
    budget === null ? withheldWords(withheld, 'budget') : money(budget, currency)
}
