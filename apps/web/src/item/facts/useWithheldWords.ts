import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { useIntl } from 'react-intl'
import { messages } from '../ItemPage.messages'

type Withheld = Schemas['Withheld']

/** Returns a function that says until when the buyer keeps a value back. It returns null if the buyer does not. */
export function useWithheldWords() {
  const { formatMessage } = useIntl()
  return (withheld: readonly Withheld[], property: Withheld['property']): string | null => {
    const found = withheld.find((one) => one.property === property)
    if (found === undefined) return null
    const { until } = found
    return until === null
      ? formatMessage(messages.withheld)
      : formatMessage(messages.withheldUntil, { day: formatDate(until) })
  }
}
