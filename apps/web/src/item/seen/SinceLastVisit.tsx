import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { formatDate } from '@spadestik/domain/dates'
import type { HiddenSubject } from '@spadestik/domain/hiddenItems'
import { Card } from '@spadestik/ui/Card'
import { UpdateList } from '@spadestik/ui/UpdateList'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useCaller } from '../../session/SessionContext'
import { messages } from './Seen.messages'
import { useMarkSeen } from '../../api/updates'

interface SinceLastVisitProps {
  item: HiddenSubject
  /** The changes as of the moment when the page opened. Null if there were none. */
  unseen: Schemas['UnseenItem'] | null
}

/**
 * Lists the changes of an item since the user last opened it, and marks the item as seen. Lists nothing for a
 * new item, because everything on its page is new (D03).
 */
export function SinceLastVisit({ item, unseen }: SinceLastVisitProps) {
  const { type, id } = item
  const { formatMessage } = useIntl()
  const canFollow = may(useCaller(), 'followUpdate')
  const markSeen = useMarkSeen()
  useEffect(() => {
    // Ignore a failure. The item then stays unseen until the next visit.
    markSeen({ type, ids: [id] }).catch(() => {})
    // oxlint-disable-next-line react/exhaustive-deps -- marks once per item, not once per render
  }, [type, id])
  if (unseen === null || unseen.isNew) return null
  const updates = unseen.updates.map(({ id: updateId, text, created, scrollId }) => ({
    id: updateId,
    date: formatDate(created),
    text,
    href: canFollow && scrollId !== null ? `#${scrollId}` : undefined,
  }))
  const other = {
    id: 'other',
    date: formatDate(unseen.changedAt),
    text: formatMessage(messages.otherChange),
  }
  const title = formatMessage(messages.sinceLastVisit)
  return (
    <Card title={title}>
      <UpdateList label={title} updates={updates.length === 0 ? [other] : updates} />
    </Card>
  )
}
