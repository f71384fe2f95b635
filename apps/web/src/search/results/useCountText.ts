import type { ItemType } from '@spadestik/domain/search'
import { useIntl } from 'react-intl'
import { useFormats } from '../../locale/useFormats'
import { itemTypeMessages } from '../../item/Items.messages'
import { messages } from '../../filters/Search.messages'
import type { ShownResults } from './useShownResults'

const countMessages = {
  project: messages.projects,
  procurement: messages.procurements,
  company: messages.companies,
} satisfies Record<ItemType, unknown>

/** Returns text such as "12 projects". The text has no number if there are no results yet (S02). */
export function useCountText({ results, error }: ShownResults, itemType: ItemType): string {
  const { formatMessage } = useIntl()
  const { count } = useFormats()
  if (results !== undefined && results.type === itemType) {
    return formatMessage(countMessages[results.type], {
      count: results.count,
      written: count(results.count, results.countIsCapped),
    })
  }
  return error === undefined ? formatMessage(messages.counting) : formatMessage(itemTypeMessages[itemType])
}
