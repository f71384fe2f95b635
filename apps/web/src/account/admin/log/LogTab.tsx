import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { Button } from '@spadestik/ui/Button'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import { EmptyState } from '@spadestik/ui/EmptyState'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { ResultTable } from '@spadestik/ui/ResultTable'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { actions, stack } from '../../settings/Settings.css'
import { useAudit } from '../../../api/administration/managed'
import { Resource } from '../../../resources/Resource'
import { small } from '../../../styles/text.css'
import { messages } from '../parts/Admin.messages'
import { changesOf } from './changesOf'
import { useDeedWords } from './useDeedWords'

type Entry = Schemas['AuditEntry']

function useLogColumns(): ResultColumn<Entry>[] {
  const { formatMessage, formatTime } = useIntl()
  const deedOf = useDeedWords()
  return [
    {
      id: 'deed',
      header: formatMessage(messages.deed),
      isRowHeader: true,
      width: '60%',
      cell: ({ action, subject }) => (
        <>
          {deedOf(action)}
          <div className={small}>
            <bdi>{subject}</bdi>
          </div>
        </>
      ),
    },
    {
      id: 'actor',
      header: formatMessage(messages.actor),
      hideBelow: 460,
      cell: ({ actor }) => <bdi>{actor}</bdi>,
    },
    {
      id: 'at',
      header: formatMessage(messages.at),
      isOneLine: true,
      cell: ({ at }) => formatMessage(messages.dayAndTime, { day: formatDate(at), time: formatTime(at) }),
    },
  ]
}

function Changes({ entry }: { entry: Entry }) {
  const { formatMessage } = useIntl()
  const changes = changesOf(entry)
  if (changes.length === 0) return formatMessage(messages.noValues)
  return (
    <DefinitionList
      items={changes.map(({ name, before, after }) => ({
        id: name,
        term: name,
        detail: entry.before === null ? after : formatMessage(messages.change, { before, after }),
      }))}
    />
  )
}

/** What administrators have changed, the newest first, with the values before and after. */
export function LogTab() {
  const { formatMessage } = useIntl()
  const columns = useLogColumns()
  // The entries before which the shown pages begin; the last one is of the page that is shown.
  const [pages, setPages] = useState<readonly (number | null)[]>([null])
  const resource = useAudit(pages.at(-1) ?? null)
  const { data } = resource
  const table = (
    <ResultTable
      label={formatMessage(messages.log)}
      columns={columns}
      rows={data?.items ?? []}
      getRowId={({ id }) => id}
      renderExpanded={(entry) => <Changes entry={entry} />}
      isLoading={data === undefined}
      isStale={resource.isValidating && data !== undefined}
      emptyState={
        <EmptyState title={formatMessage(messages.nothing)}>{formatMessage(messages.noDeeds)}</EmptyState>
      }
    />
  )
  return (
    <div className={stack}>
      <Resource resource={resource} placeholder={table}>
        {() => table}
      </Resource>
      <div className={actions}>
        <Button isDisabled={pages.length === 1} onPress={() => setPages(pages.slice(0, -1))}>
          {formatMessage(messages.newer)}
        </Button>
        <Button
          isDisabled={data === undefined || data.before === null}
          onPress={() => data?.before != null && setPages([...pages, data.before])}
        >
          {formatMessage(messages.older)}
        </Button>
      </div>
    </div>
  )
}
