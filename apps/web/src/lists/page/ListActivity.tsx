import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { formatDate } from '@spadestik/domain/dates'
import { limits } from '@spadestik/domain/limits'
import { shownOfList } from '@spadestik/domain/search'
import { newestFirst } from '@spadestik/domain/updates'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import type { ItemUpdate } from '@spadestik/ui/UpdateList'
import { UpdateList } from '@spadestik/ui/UpdateList'
import { useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import { Resource } from '../../resources/Resource'
import { soft } from '../../styles/text.css'
import { useListUpdates } from '../../api/lists'
import { usePaywall } from '../../item/ItemActionsContext'
import { messages as pageMessages } from '../../item/ItemPage.messages'
import { useShowMore } from '../../item/useShowMore'
import { useCaller } from '../../session/SessionContext'
import { messages } from './List.messages'
import * as css from './ListPage.css'

type Update = Schemas['Update']

function itemPath({ projectId, procurementId, scrollId }: Update): string | undefined {
  const hash = scrollId === null ? '' : `#${scrollId}`
  if (projectId !== null) return `${paths.project(projectId)}${hash}`
  return procurementId === null ? undefined : `${paths.procurement(procurementId)}${hash}`
}

interface ListActivityProps {
  listId: number
}

/**
 * Shows the updates (texts about changes) of the items on a list, ten at a time. Reading updates needs a paid
 * subscription (W07).
 */
export function ListActivity({ listId }: ListActivityProps) {
  const { formatMessage } = useIntl()
  const caller = useCaller()
  const { openPaywallFor } = usePaywall()
  const { place, presses, showMore } = useShowMore('activity')
  const canRead = may(caller, 'readActivityLog')
  const fetched = useListUpdates(canRead ? listId : null)
  const title = formatMessage(messages.activity)
  if (!canRead) {
    return (
      <Card title={title}>
        <div className={css.locked}>
          <p className={soft}>{formatMessage(messages.activityLocked)}</p>
          <Button size="small" onPress={() => openPaywallFor('readActivityLog')}>
            {formatMessage(pageMessages.seeProducts)}
          </Button>
        </div>
      </Card>
    )
  }
  const updates = newestFirst(fetched.data?.updates ?? []).map((update): ItemUpdate => {
    const href = itemPath(update)
    const kind = update.itemName
    return {
      id: update.id,
      date: formatDate(update.created),
      text: update.text,
      ...(href === undefined ? {} : { href }),
      ...(kind === undefined ? {} : { kind }),
    }
  })
  const shownCount = shownOfList(presses, updates.length, limits.activityPageSize)
  const list = (
    <div ref={place} className={css.tab}>
      <UpdateList
        label={title}
        updates={updates.slice(0, shownCount)}
        isLoading={fetched.data === undefined}
      />
      {updates.length > shownCount && (
        <Button size="small" onPress={() => showMore(shownCount)}>
          {formatMessage(messages.showMore)}
        </Button>
      )}
    </div>
  )
  return (
    <Card title={title}>
      <Resource resource={fetched} placeholder={list}>
        {() => list}
      </Resource>
    </Card>
  )
}
