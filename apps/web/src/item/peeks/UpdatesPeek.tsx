import { may } from '@spadestik/domain/access'
import { History } from 'lucide-react'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../loading/lazyPart'
import { useCaller } from '../../session/SessionContext'
import type { NamedItem } from '../ItemActionsContext'
import { Peek } from './Peek'
import { messages } from './Peek.messages'

const RecentUpdates = lazyPart(async () => (await import('../details/RecentUpdates')).RecentUpdates)

/**
 * Shows the recent updates of an item in a popover (S20). Renders nothing for companies, which have no
 * updates. The updates of procurements need a paid subscription.
 */
export function UpdatesPeek({ item: { type, id, name } }: { item: NamedItem }) {
  const { formatMessage } = useIntl()
  const caller = useCaller()
  if (type === 'company') return null
  if (!may(caller, type === 'project' ? 'readProjectUpdates' : 'readProcurementUpdates')) return null
  return (
    <Peek icon={History} label={formatMessage(messages.updates, { name })}>
      <RecentUpdates item={{ type, id }} />
    </Peek>
  )
}
