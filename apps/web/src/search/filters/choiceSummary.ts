import type { IntlShape } from 'react-intl'
import { messages } from '../words/Search.messages'

/**
 * Returns a text that says how many options of a filter the user has included and excluded. Returns an empty
 * text if there are none.
 */
export function choiceSummary({ formatMessage }: IntlShape, included: number, excluded: number): string {
  if (included > 0 && excluded > 0) return formatMessage(messages.includedAndExcluded, { included, excluded })
  if (excluded > 0) return formatMessage(messages.excluded, { excluded })
  return included > 0 ? formatMessage(messages.included, { included }) : ''
}
