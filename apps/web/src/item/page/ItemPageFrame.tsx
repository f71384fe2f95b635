import type { ApiProblem } from '@spadestik/api-client'
import type { ItemType } from '@spadestik/domain/search'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { SWRResponse } from 'swr'
import { Frame } from '../../frame/Frame'
import { useIdParam } from '../../routing/useIdParam'
import { may } from '@spadestik/domain/access'
import { SinceLastVisit } from '../seen/SinceLastVisit'
import { useSinceLastVisit } from '../../api/updates'
import { useCaller } from '../../session/SessionContext'
import * as css from '../ItemPage.css'
import { messages } from '../ItemPage.messages'
import { ItemPageSkeleton, ItemSideSkeleton } from './ItemPageSkeleton'
import { useProblemTitle } from '../../resources/Resource'
import { isMissing, ItemProblem, MissingItem } from './ItemProblem'

interface ItemPageFrameProps<Item> {
  type: ItemType
  resource: Pick<SWRResponse<Item, ApiProblem>, 'data' | 'error' | 'mutate'>
  /**
   * Whether the phases of the item are still loading. The page waits for the phases, so that its content does
   * not move later. @default false
   */
  isWaiting?: boolean
  nameOf: (item: Item) => string
  /** @param news the changes since the user last opened the item */
  children: (item: Item, news: ReactNode) => ReactNode
  side: (item: Item) => ReactNode
}

export function ItemPageFrame<Item>(props: ItemPageFrameProps<Item>) {
  const { type, resource, isWaiting = false, nameOf, children, side } = props
  const { formatMessage } = useIntl()
  const titleOf = useProblemTitle()
  const id = useIdParam()
  const { data, mutate } = resource
  // The cache may contain the error of an earlier visit. Do not show this error. If the request of this visit
  // fails too, the cache gets a new error.
  const [remembered] = useState(resource.error)
  const error = resource.error === remembered ? undefined : resource.error
  const canSee = may(useCaller(), 'searchItems')
  const subject = canSee && id !== null && type !== 'company' ? { type, id } : null
  const { unseen, isLoading: isComparing, isFetched } = useSinceLastVisit(subject)
  const item = isWaiting || isComparing ? undefined : data
  const news = subject !== null && isFetched && <SinceLastVisit item={subject} unseen={unseen} />
  if (id === null || error !== undefined) {
    return (
      <Frame
        title={
          id === null || error === undefined || isMissing(error)
            ? formatMessage(messages.missingTitle, { type })
            : titleOf(error)
        }
      >
        {id === null || error === undefined ? (
          <MissingItem type={type} />
        ) : (
          <ItemProblem type={type} problem={error} onRetry={() => mutate()} />
        )}
      </Frame>
    )
  }
  return (
    <Frame
      title={item === undefined ? formatMessage(messages.loading) : nameOf(item)}
      side={<div className={css.side}>{item === undefined ? <ItemSideSkeleton /> : side(item)}</div>}
    >
      {item === undefined ? <ItemPageSkeleton /> : children(item, news)}
    </Frame>
  )
}
