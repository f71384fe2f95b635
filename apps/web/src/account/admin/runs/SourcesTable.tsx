import type { Schemas } from '@spadestik/api-client'
import { Badge } from '@spadestik/ui/Badge'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { useState } from 'react'
import { FormattedNumber, useIntl } from 'react-intl'
import { useManagedSources } from '../../../api/administration/runs'
import { stack } from '../../parts/boxes.css'
import { ManagedTable } from '../parts/ManagedTable'
import { useMoment } from '../parts/useMoment'
import { messages } from './Runs.messages'

type Source = Schemas['ManagedSource']

function useSourceColumns(): ResultColumn<Source>[] {
  const { formatMessage } = useIntl()
  const moment = useMoment()
  return [
    {
      id: 'name',
      header: formatMessage(messages.source),
      isRowHeader: true,
      width: '40%',
      cell: ({ name, state }) => (
        <>
          <bdi>{name}</bdi> {state !== 'current' && <Badge>{formatMessage(messages[state])}</Badge>}
        </>
      ),
    },
    {
      id: 'lastSuccess',
      header: formatMessage(messages.lastSuccess),
      hideBelow: 600,
      isOneLine: true,
      cell: ({ lastSuccess }) => (lastSuccess === null ? '–' : moment(lastSuccess)),
    },
    {
      id: 'nextRun',
      header: formatMessage(messages.nextRun),
      isOneLine: true,
      cell: ({ nextRun }) => moment(nextRun),
    },
  ]
}

/** What administrators should know of a source that gives nothing. */
const hints = { silent: messages.silentText, overdue: messages.overdueText } as const

function SourceDetails({ source }: { source: Source }) {
  const { formatMessage } = useIntl()
  const moment = useMoment()
  const { state, lastRun, lastSuccess, failures, failure } = source
  const count = (id: 'added' | 'changed' | 'unchanged' | 'skipped') => ({
    id,
    term: formatMessage(messages[id]),
    detail: <FormattedNumber value={source[id]} />,
  })
  return (
    <div className={stack}>
      {(state === 'silent' || state === 'overdue') && <p>{formatMessage(hints[state])}</p>}
      <DefinitionList
        items={[
          { id: 'lastRun', term: formatMessage(messages.lastRun), detail: lastRun && moment(lastRun) },
          {
            id: 'lastSuccess',
            term: formatMessage(messages.lastSuccess),
            detail: lastSuccess && moment(lastSuccess),
          },
          {
            id: 'failures',
            term: formatMessage(messages.failures),
            detail: <FormattedNumber value={failures} />,
          },
          { id: 'failure', term: formatMessage(messages.lastFailure), detail: failure },
          count('added'),
          count('changed'),
          count('unchanged'),
          count('skipped'),
        ]}
      />
    </div>
  )
}

/** The sources of notices: when each was read, and why it fails. */
export function SourcesTable() {
  const { formatMessage } = useIntl()
  const [page, setPage] = useState(1)
  return (
    <ManagedTable
      label={formatMessage(messages.sources)}
      columns={useSourceColumns()}
      getRowId={({ name }) => name}
      resource={useManagedSources(page)}
      renderExpanded={(source) => <SourceDetails source={source} />}
      page={page}
      onPageChange={setPage}
      emptyTitle={formatMessage(messages.noSources)}
      emptyText={formatMessage(messages.noSourcesText)}
    />
  )
}
