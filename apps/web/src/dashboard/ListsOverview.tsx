import { may } from '@spadestik/domain/access'
import type { Schemas } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { byUpdated } from '@spadestik/domain/lists'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { ResultTable } from '@spadestik/ui/ResultTable'
import { Plus, Star } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '../routing/paths'
import { Resource } from '../resources/Resource'
import { knownOr } from '../api/cache/knownOr'
import { useLists } from '../api/lists'
import { usePaywall } from '../item/ItemActionsContext'
import { LazyListSettings } from '../lists/LazyListSettings'
import { useCaller } from '../session/SessionContext'
import { messages } from './Dashboard.messages'
import { messages as ownMessages } from './ListsOverview.messages'
import { useListColumns } from './useListColumns'

type Opened = { readonly list: Schemas['List'] | null }

/** Shows the user's lists, the most recently changed first. Only five are shown at first (D01). */
export function ListsOverview() {
  const { formatMessage } = useIntl()
  const caller = useCaller()
  const { openPaywallFor } = usePaywall()
  const fetched = useLists()
  const [isExpanded, setExpanded] = useState(false)
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = (list: Schemas['List'] | null) =>
    may(caller, 'changeLists') ? setOpened({ list }) : openPaywallFor('changeLists')
  const columns = useListColumns(open)
  const lists = byUpdated(knownOr(fetched.data, []))
  const table = (
    <ResultTable
      label={formatMessage(messages.lists)}
      columns={columns}
      rows={isExpanded ? lists : lists.slice(0, limits.overviewRows)}
      getRowId={({ id }) => id}
      isLoading={fetched.data === undefined}
      skeletonCount={limits.overviewRows}
      emptyState={
        <EmptyState
          icon={Star}
          title={formatMessage(messages.noLists)}
          actions={<LinkButton href={paths.resumedSearch}>{formatMessage(messages.toSearch)}</LinkButton>}
        >
          {formatMessage(messages.noListsText)}
        </EmptyState>
      }
    />
  )
  return (
    <Card
      title={formatMessage(messages.lists)}
      note={lists.length || undefined}
      isTitleOutside
      isFlush={fetched.error === undefined}
      actions={
        <>
          {lists.length > limits.overviewRows && (
            <Button
              variant="quiet"
              size="small"
              aria-expanded={isExpanded}
              onPress={() => setExpanded(!isExpanded)}
            >
              {formatMessage(isExpanded ? ownMessages.seeLess : messages.seeMore)}
            </Button>
          )}
          <Button size="small" icon={Plus} onPress={() => open(null)}>
            {formatMessage(ownMessages.newList)}
          </Button>
        </>
      }
    >
      <Resource resource={fetched} placeholder={table}>
        {() => table}
      </Resource>
      {opened !== null && <LazyListSettings list={opened.list} onClose={() => setOpened(null)} />}
    </Card>
  )
}
