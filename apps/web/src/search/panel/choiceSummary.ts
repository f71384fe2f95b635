import type { IntlShape } from 'react-intl'
import { messages } from '../../filters/Filter.messages'

export function choiceSummary({ formatMessage }: IntlShape, included: number, excluded: number): string {
  if (included > 0 && excluded > 0) return formatMessage(messages.includedAndExcluded, { included, excluded })
  if (excluded > 0) return formatMessage(messages.excluded, { excluded })
  return included > 0 ? formatMessage(messages.included, { included }) : ''
}
