import type { Schemas } from '@spadestik/api-client'
import { useIntl } from 'react-intl'
import { messages } from './Keys.messages'

export type Scope = Schemas['KeyScope']

/** Returns what keys may do, in the order in which people choose, with words for each. */
export function useScopeNames(): Record<Scope, string> {
  const { formatMessage } = useIntl()
  return {
    'search:read': formatMessage(messages.searchRead),
    'items:read': formatMessage(messages.itemsRead),
    'lists:read': formatMessage(messages.listsRead),
    'lists:write': formatMessage(messages.listsWrite),
    'notes:write': formatMessage(messages.notesWrite),
    'changes:read': formatMessage(messages.changesRead),
    'webhooks:manage': formatMessage(messages.webhooksManage),
  }
}
