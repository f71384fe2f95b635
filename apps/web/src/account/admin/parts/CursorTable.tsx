import { Button } from '@spadestik/ui/Button'
import { EmptyState } from '@spadestik/ui/EmptyState'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { ResultTable } from '@spadestik/ui/ResultTable'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { actions, stack } from '../../parts/boxes.css'
import type { Resource as Fetched } from '../../../api/cache/useResource'
import { Resource } from '../../../resources/Resource'
import { messages as adminMessages } from './Admin.messages'
import { messages } from './CursorTable.messages'
import type { useCursor } from './useCursor'

interface Page<Row, At> {
  readonly items: readonly Row[]
  /** Where the next page begins. Null on the last page. */
  readonly before: At | null
}

interface CursorTableProps<Row, At extends string | number> {
  label: string
  columns: readonly ResultColumn<Row>[]
  resource: Pick<Fetched<Page<Row, At>>, 'data' | 'error' | 'isValidating'> & {
    readonly mutate: () => unknown
  }
  cursor: ReturnType<typeof useCursor<At>>
  getRowId: (row: Row) => number | string
  renderExpanded: (row: Row) => ReactNode
  /** What is said when there are no rows. The title says that nothing was found, if that is no good news. */
  emptyTitle?: string
  emptyText: string
}

/** A list that begins with the newest rows, and goes on with older ones. */
export function CursorTable<Row, At extends string | number>(props: CursorTableProps<Row, At>) {
  const { label, columns, resource, cursor, getRowId, renderExpanded, emptyTitle, emptyText } = props
  const { formatMessage } = useIntl()
  const { data } = resource
  const buttons = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    if (data === undefined || !isPressed.current) return
    isPressed.current = false
    // The pressed button is disabled on the first or last page, and lost the focus while the page was loading.
    if (document.activeElement === document.body)
      buttons.current?.querySelector<HTMLElement>('button:not([disabled])')?.focus()
  }, [data])
  function turn(show: () => void): void {
    isPressed.current = true
    show()
  }
  const table = (
    <ResultTable
      {...{ label, columns, getRowId, renderExpanded }}
      rows={data?.items ?? []}
      isLoading={data === undefined}
      isStale={resource.isValidating && data !== undefined}
      emptyState={
        <EmptyState title={emptyTitle ?? formatMessage(adminMessages.nothing)}>{emptyText}</EmptyState>
      }
    />
  )
  return (
    <div className={stack}>
      <Resource resource={resource} placeholder={table}>
        {() => table}
      </Resource>
      {(!cursor.isFirst || data?.before != null) && (
        <div ref={buttons} className={actions}>
          <Button isDisabled={cursor.isFirst} onPress={() => turn(cursor.showNewer)}>
            {formatMessage(messages.newer)}
          </Button>
          <Button
            isDisabled={data === undefined || data.before === null}
            onPress={() => {
              const before = data?.before
              if (before != null) turn(() => cursor.showOlder(before))
            }}
          >
            {formatMessage(messages.older)}
          </Button>
        </div>
      )}
    </div>
  )
}
