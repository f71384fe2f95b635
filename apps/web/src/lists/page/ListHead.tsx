import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { isShared } from '@spadestik/domain/sharing'
import { Badge } from '@spadestik/ui/Badge'
import { Button } from '@spadestik/ui/Button'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { CalendarSync, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { LazyCalendarFeedDialog } from '../../account/calendar/LazyCalendarFeedDialog'
import { PageHead } from '../../frame/PageHead'
import { paths } from '../../routing/paths'
import { useFormats } from '../../locale/useFormats'
import { usePaywall } from '../../item/ItemActionsContext'
import { messages as itemMessages } from '../../item/Items.messages'
import { LazyListSettings } from '../LazyListSettings'
import { useCaller } from '../../session/SessionContext'
import { messages } from './List.messages'

interface ListHeadProps {
  list: Schemas['List'] | undefined
  /** Undefined while the items are loading. */
  count: number | undefined
}

/**
 * The name of a list, the number and total budget of its items, and buttons for its calendar and settings
 * (T01, Z08).
 */
export function ListHead({ list: found, count }: ListHeadProps) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const navigate = useNavigate()
  const caller = useCaller()
  const { openPaywallFor } = usePaywall()
  const [opened, setOpened] = useState<'settings' | 'calendar' | null>(null)
  const close = () => setOpened(null)
  const [list, keep] = useState(found)
  // Keep a deleted list until the user leaves the page, although the list is immediately missing from the
  // data.
  if (found !== undefined && found !== list) keep(found)
  const sum = list?.budgetSum ?? null
  const summary =
    count === undefined || list === undefined
      ? undefined
      : sum === null
        ? formatMessage(messages.summary, { count })
        : formatMessage(messages.summaryWithSum, { count, sum: money(sum, list.currency) })
  return (
    <>
      <PageHead
        title={
          <>
            {list?.name ?? formatMessage(messages.loading)}{' '}
            {list !== undefined && isShared(list) && (
              <Badge tone="shared">{formatMessage(itemMessages.shared)}</Badge>
            )}
          </>
        }
        lead={summary ?? <Skeleton width="200px" lineHeight={22} />}
        actions={
          <>
            <Button
              icon={CalendarSync}
              isDisabled={list === undefined}
              onPress={() =>
                may(caller, 'exportCalendar') ? setOpened('calendar') : openPaywallFor('exportCalendar')
              }
            >
              {formatMessage(messages.calendar)}
            </Button>
            <Button
              icon={Settings2}
              isDisabled={list === undefined}
              onPress={() =>
                may(caller, 'changeLists') ? setOpened('settings') : openPaywallFor('changeLists')
              }
            >
              {formatMessage(messages.settings)}
            </Button>
          </>
        }
      />
      {opened === 'settings' && list !== undefined && (
        <LazyListSettings list={list} onClose={close} onDeleted={() => void navigate(paths.dashboard)} />
      )}
      {opened === 'calendar' && list !== undefined && (
        <LazyCalendarFeedDialog
          source={{ listId: list.id, agentId: null }}
          name={list.name}
          onClose={close}
        />
      )}
    </>
  )
}
