import type { Schemas } from '@spadestik/api-client'
import { formatPeriod } from '@spadestik/domain/quarter'
import type { Definition } from '@spadestik/ui/DefinitionList'
import { useIntl } from 'react-intl'
import { messages } from '../ItemPage.messages'
import { useBudgetWords, useWithheldWords } from './useWithheldWords'

/** Returns a function that lists the key figures of a procurement (Q01). */
export function useProcurementFacts() {
  const { formatMessage } = useIntl()
  const budgetWords = useBudgetWords()
  const withheldWords = useWithheldWords()
  return (procurement: Schemas['Procurement']): Definition[] => {
    const { procurementType, buildingStart, buildingEnd, withheld } = procurement
    return [
      {
        id: 'budget',
        term: formatMessage(messages.budget),
        detail: budgetWords(procurement),
        isStrong: true,
      },
      {
        id: 'type',
        term: formatMessage(messages.type),
        detail: withheldWords(withheld, 'procurementType') ?? procurementType?.name ?? null,
      },
      {
        id: 'period',
        term: formatMessage(messages.period),
        detail: formatPeriod(buildingStart, buildingEnd),
      },
    ]
  }
}
