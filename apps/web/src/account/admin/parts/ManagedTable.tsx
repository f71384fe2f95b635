import { pageCountOf, pageItems } from '@spadestik/domain/search'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { Pagination } from '@spadestik/ui/Pagination'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { ResultTable } from '@spadestik/ui/ResultTable'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { managedPageSize } from '../../../api/administration/managed'
import type { Resource as Fetched } from '../../../api/cache/useResource'
import { Resource } from '../../../resources/Resource'
import { messages } from './Admin.messages'

interface ManagedTableProps<Row> {
  label: string
  columns: readonly ResultColumn<Row>[]
  resource: Omit<Fetched<{ readonly items: readonly Row[]; readonly count: number }>, 'mutate'> & {
    readonly mutate: () => unknown
  }
  getRowId: (row: Row) => number | string
  renderExpanded?: (row: Row) => ReactNode
  /** Counted from 1. */
  page: number
  onPageChange?: (page: number) => void
  pageSize?: number
  /** What is said when there are no rows, if no search can find others. */
  emptyTitle?: string
  emptyText?: string
}

/** A page of a list that administrators read, with links to its other pages. */
export function ManagedTable<Row>(props: ManagedTableProps<Row>) {
  const { label, columns, resource, getRowId, renderExpanded, page, onPageChange } = props
  const { pageSize = managedPageSize, emptyTitle, emptyText } = props
  const { formatMessage } = useIntl()
  const { data, isValidating } = resource
  const pageCount = pageCountOf(data?.count ?? 0, pageSize)
  const table = (
    <>
      <ResultTable
        {...{ label, columns, getRowId }}
        {...(renderExpanded !== undefined && { renderExpanded })}
        rows={data?.items ?? []}
        isLoading={data === undefined}
        isStale={isValidating && data !== undefined}
        emptyState={
          <EmptyState title={emptyTitle ?? formatMessage(messages.nothing)}>
            {emptyText ?? formatMessage(messages.nothingText)}
          </EmptyState>
        }
      />
      {pageCount > 1 && (
        <Pagination
          items={pageItems(page, pageCount)}
          previousPage={page > 1 ? page - 1 : null}
          nextPage={page < pageCount ? page + 1 : null}
          {...(onPageChange !== undefined && { onPageChange })}
        />
      )}
    </>
  )
  return (
    <Resource resource={resource} placeholder={table}>
      {() => table}
    </Resource>
  )
}
