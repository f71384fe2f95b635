import type { SearchCriteria } from '@spadestik/domain/search'
import { isRelative, timesOf } from '@spadestik/domain/times'
import { useIntl } from 'react-intl'
import { timeLabel } from '../filters/timeLabel'
import { messages } from './Agent.messages'

/**
 * Returns a note that names the filters with a time relative to today, such as the last 30 days. The note
 * says that the dates move every day. Returns null for a search without such filters (S24).
 */
export function useTimeNote(search: SearchCriteria): string | null {
  const intl = useIntl()
  const relative = timesOf(search.itemType).filter((name) => isRelative(search[name]))
  if (relative.length === 0) return null
  const filters = intl.formatList(relative.map((name) => timeLabel(intl, name, search[name])))
  return intl.formatMessage(messages.moves, { filters })
}
