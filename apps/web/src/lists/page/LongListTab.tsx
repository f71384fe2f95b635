import type { Schemas } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import type { ListOrder } from '@spadestik/domain/lists'
import type { ItemType } from '@spadestik/domain/search'
import type { ReactNode } from 'react'
import { knownOr } from '../../api/cache/knownOr'
import { useListRows } from '../../api/paged/listRows'
import { useDebouncedText } from '../../forms/useDebouncedText'
import { useShowMore } from '../../item/useShowMore'
import { Resource } from '../../resources/Resource'

interface LongRows extends ReturnType<typeof useShowMore> {
  readonly pages: readonly Schemas['ListItems'][]
  /** The number of all rows that the filter text matches. */
  readonly total: number
  readonly isLoading: boolean
}

interface LongListTabProps {
  listId: number
  type: ItemType
  order: ListOrder
  text: string
  children: (rows: LongRows) => ReactNode
}

/**
 * Fetches the items of one type of a list that is too long to be fetched as a whole. The service sorts and filters
 * them (T01).
 */
export function LongListTab({ listId, type, order, text, children }: LongListTabProps) {
  const more = useShowMore(`${type} ${order}`)
  const rowCount = limits.listPageSize * (more.presses + 1)
  const asked = { listId, type, order, text: useDebouncedText(text), rowCount }
  const rows = useListRows(asked)
  const total = rows.data?.[0]?.foundCounts[type] ?? 0
  const content = children({
    pages: knownOr(rows.data, []),
    total,
    ...more,
    isLoading: rows.data === undefined,
  })
  return (
    <Resource resource={rows} placeholder={content}>
      {() => content}
    </Resource>
  )
}
