import type { Schemas } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import { EmptyState } from '@spadestik/ui/EmptyState'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { ResultTable } from '@spadestik/ui/ResultTable'
import { FormattedNumber, useIntl } from 'react-intl'
import { knownOr } from '../../../api/cache/knownOr'
import { useManagedMailQueues } from '../../../api/administration/mails'
import { Resource } from '../../../resources/Resource'
import { useMoment } from '../parts/useMoment'
import { messages } from './Mails.messages'

type Queue = Schemas['ManagedMailQueue']

function useQueueColumns(): ResultColumn<Queue>[] {
  const { formatMessage } = useIntl()
  const count = (id: 'waiting' | 'failing' | 'givenUp'): ResultColumn<Queue> => ({
    id,
    header: formatMessage(messages[id]),
    align: 'end',
    cell: (queue) => <FormattedNumber value={queue[id]} />,
  })
  return [
    {
      id: 'kind',
      header: formatMessage(messages.mail),
      isRowHeader: true,
      width: '50%',
      cell: ({ kind }) => formatMessage(messages[kind]),
    },
    count('waiting'),
    count('failing'),
    count('givenUp'),
  ]
}

function QueueDetails({ queue }: { queue: Queue }) {
  const { formatMessage } = useIntl()
  const moment = useMoment()
  const { since, failingSince, error, lastGivenUp, lastError } = queue
  return (
    <DefinitionList
      items={[
        { id: 'since', term: formatMessage(messages.oldest), detail: since && moment(since) },
        {
          id: 'failingSince',
          term: formatMessage(messages.failingSince),
          detail: failingSince && moment(failingSince),
        },
        { id: 'error', term: formatMessage(messages.error), detail: error },
        {
          id: 'lastGivenUp',
          term: formatMessage(messages.lastGivenUp),
          detail: lastGivenUp && moment(lastGivenUp),
        },
        { id: 'lastError', term: formatMessage(messages.lastError), detail: lastError },
      ]}
    />
  )
}

/** How many mails wait, fail or were given up, by kind. */
export function MailQueues() {
  const { formatMessage } = useIntl()
  const columns = useQueueColumns()
  const resource = useManagedMailQueues()
  const { data } = resource
  const table = (
    <ResultTable
      label={formatMessage(messages.kinds)}
      columns={columns}
      rows={knownOr(data, [])}
      getRowId={({ kind }) => kind}
      renderExpanded={(queue) => <QueueDetails queue={queue} />}
      isLoading={data === undefined}
      skeletonCount={3}
      emptyState={
        <EmptyState title={formatMessage(messages.nothingWaits)}>
          {formatMessage(messages.nothingWaitsText, { days: limits.lostMailDays })}
        </EmptyState>
      }
    />
  )
  return (
    <Resource resource={resource} placeholder={table}>
      {() => table}
    </Resource>
  )
}
