import type { Schemas } from '@spadestik/api-client'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { useIntl } from 'react-intl'
import { useAudit } from '../../../api/administration/managed'
import { small } from '../../../styles/text.css'
import { messages } from '../parts/Admin.messages'
import { CursorTable } from '../parts/CursorTable'
import { useCursor } from '../parts/useCursor'
import { useMoment } from '../parts/useMoment'
import { changesOf } from './changesOf'
import { useDeedWords } from './useDeedWords'

type Entry = Schemas['AuditEntry']

function useLogColumns(): ResultColumn<Entry>[] {
  const { formatMessage } = useIntl()
  const moment = useMoment()
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
      cell: ({ at }) => moment(at),
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
  const cursor = useCursor<number>()
  return (
    <CursorTable
      label={formatMessage(messages.log)}
      columns={useLogColumns()}
      getRowId={({ id }) => id}
      renderExpanded={(entry) => <Changes entry={entry} />}
      resource={useAudit(cursor.at)}
      emptyText={formatMessage(messages.noDeeds)}
      cursor={cursor}
    />
  )
}
