import { may } from '@spadestik/domain/access'
import { formatDate } from '@spadestik/domain/dates'
import { Card } from '@spadestik/ui/Card'
import { Collapse } from '@spadestik/ui/Collapse'
import { Paywalled } from '@spadestik/ui/Paywalled'
import type { ItemUpdate } from '@spadestik/ui/UpdateList'
import { UpdateList } from '@spadestik/ui/UpdateList'
import { useIntl } from 'react-intl'
import { knownOr } from '../../api/cache/knownOr'
import { Resource } from '../../resources/Resource'
import { useUpdates } from '../../api/updates'
import { usePaywall } from '../ItemActionsContext'
import { useCaller } from '../../session/SessionContext'
import * as css from '../ItemPage.css'
import { messages } from '../ItemPage.messages'

/** A list of updates that is higher than this is collapsed. @unit px */
const shownHeight = 360

interface UpdatesCardProps {
  item: { readonly type: 'project' | 'procurement'; readonly id: number }
  /** Other events to list among the updates, such as a published correction. `day` is `YYYY-MM-DD`. */
  history: readonly (Omit<ItemUpdate, 'date'> & { readonly day: string })[]
}

/**
 * Shows the updates of an item, newest first (P03, Q03). A paid subscription is needed for the updates of
 * procurements, and for links from updates to sections of the page (K01).
 */
export function UpdatesCard({ item, history }: UpdatesCardProps) {
  const { formatMessage } = useIntl()
  const caller = useCaller()
  const { openPaywall } = usePaywall()
  const canRead = may(caller, item.type === 'project' ? 'readProjectUpdates' : 'readProcurementUpdates')
  const canFollow = may(caller, 'followUpdate')
  const updates = useUpdates(canRead ? item : null)
  const title = formatMessage(messages.updates)
  const ownUpdates = knownOr(updates.data, []).map(({ id, text, created, scrollId }) => ({
    id,
    day: created.slice(0, 10),
    text,
    href: canFollow && scrollId !== null ? `#${scrollId}` : undefined,
  }))
  const all = [...ownUpdates, ...history].sort((a, b) => b.day.localeCompare(a.day))
  const list = (
    <Paywalled isLocked={!canRead} placeholder="11.12.2026 Ny frist for tilbud" onPress={openPaywall}>
      <Collapse maxHeight={shownHeight}>
        <UpdateList
          label={title}
          isLoading={updates.isLoading}
          updates={all.map(({ day, ...update }) => ({ ...update, date: formatDate(day) }))}
        />
      </Collapse>
    </Paywalled>
  )
  return (
    <div id="updates" className={css.section} tabIndex={-1}>
      <Card title={title}>
        <Resource resource={updates} placeholder={list}>
          {() => list}
        </Resource>
      </Card>
    </div>
  )
}
