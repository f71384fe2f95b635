import { itemTypes } from '@spadestik/domain/search'
import { isShared } from '@spadestik/domain/sharing'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { use, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Frame } from '../../frame/Frame'
import { paths } from '../../routing/paths'
import { ProblemView, useProblemTitle } from '../../resources/Resource'
import { useIdParam } from '../../routing/useIdParam'
import { useListItems, useLists } from '../../api/lists'
import { ItemActionsContext } from '../../item/ItemActionsContext'
import { messages } from './List.messages'
import { ListActivity } from './ListActivity'
import { ListContent } from './ListContent'
import { ListHead } from './ListHead'
import * as css from './ListPage.css'

/** Says that a list does not exist. The browser's address stays the same (T01). */
function MissingList() {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      variant="page"
      headingLevel={1}
      icon={SearchX}
      title={formatMessage(messages.missing)}
      actions={<LinkButton href={paths.dashboard}>{formatMessage(messages.toDashboard)}</LinkButton>}
    >
      {formatMessage(messages.missingText)}
    </EmptyState>
  )
}

interface NoSharedBadgesProps {
  isOn: boolean
  children: ReactNode
}

/** Hides the badges of shared items in the rows, because the head of a shared list already has a badge. */
function NoSharedBadges({ isOn, children }: NoSharedBadgesProps) {
  const actions = use(ItemActionsContext)
  const withoutBadges = actions && { ...actions, lists: { ...actions.lists, isShared: () => false } }
  return <ItemActionsContext value={isOn ? withoutBadges : actions}>{children}</ItemActionsContext>
}

/** Marks a list as seen when it opens, and after each change while it is open (W07). */
function useSeenList(id: number | null, lastUpdated: string | null): void {
  const { markSeen } = useLists()
  // Ignore a failure, which the user would not notice.
  useEffect(() => {
    if (id !== null) markSeen(id).catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- once per list and change
  }, [id, lastUpdated])
}

/** A list with its items and their updates (T01, W07). */
export function ListPage() {
  const { formatMessage } = useIntl()
  const titleOf = useProblemTitle()
  const id = useIdParam()
  const { data: lists } = useLists()
  const { data: items, error, mutate } = useListItems(id)
  const list = lists?.find((one) => one.id === id)
  useSeenList(items?.listId ?? null, list?.lastUpdated ?? null)
  if (id === null || error !== undefined) {
    return (
      <Frame
        title={
          error === undefined || error.kind === 'notFound' ? formatMessage(messages.missing) : titleOf(error)
        }
      >
        {error === undefined || error.kind === 'notFound' ? (
          <MissingList />
        ) : (
          <ProblemView problem={error} onRetry={() => mutate()} />
        )}
      </Frame>
    )
  }
  const count = items && itemTypes.reduce((sum, type) => sum + items.counts[type], items.outsideProductCount)
  return (
    <Frame title={list?.name ?? formatMessage(messages.loading)} side={<ListActivity listId={id} />}>
      <div key={id} className={css.page}>
        <ListHead list={list} count={count} />
        <NoSharedBadges isOn={list !== undefined && isShared(list)}>
          <ListContent items={items} />
        </NoSharedBadges>
      </div>
    </Frame>
  )
}
