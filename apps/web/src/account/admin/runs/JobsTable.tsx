import type { Schemas } from '@spadestik/api-client'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { ResultTable } from '@spadestik/ui/ResultTable'
import { FormattedNumber, useIntl } from 'react-intl'
import { useManagedJobs } from '../../../api/administration/runs'
import { knownOr } from '../../../api/cache/knownOr'
import { Resource } from '../../../resources/Resource'
import { useMoment } from '../parts/useMoment'
import { messages } from './Runs.messages'

type Job = Schemas['ManagedJob']

function useJobColumns(): ResultColumn<Job>[] {
  const { formatMessage } = useIntl()
  const count = (id: 'waiting' | 'running' | 'givenUp'): ResultColumn<Job> => ({
    id,
    header: formatMessage(messages[id]),
    align: 'end',
    cell: (job) => <FormattedNumber value={job[id]} />,
  })
  return [
    {
      id: 'kind',
      header: formatMessage(messages.job),
      isRowHeader: true,
      width: '50%',
      cell: ({ kind }) => formatMessage(messages[kind]),
    },
    count('waiting'),
    { ...count('running'), hideBelow: 460 },
    count('givenUp'),
  ]
}

function JobDetails({ job }: { job: Job }) {
  const { formatMessage } = useIntl()
  const moment = useMoment()
  const { since, running, retrying, lastFailed, error, code } = job
  const failure =
    error !== null && code !== null ? formatMessage(messages.errorAndCode, { error, code }) : (error ?? code)
  return (
    <DefinitionList
      items={[
        { id: 'since', term: formatMessage(messages.oldest), detail: since && moment(since) },
        { id: 'running', term: formatMessage(messages.running), detail: <FormattedNumber value={running} /> },
        {
          id: 'retrying',
          term: formatMessage(messages.retrying),
          detail: <FormattedNumber value={retrying} />,
        },
        { id: 'failure', term: formatMessage(messages.lastFailure), detail: failure },
        {
          id: 'lastFailed',
          term: formatMessage(messages.lastFailed),
          detail: lastFailed && moment(lastFailed),
        },
      ]}
    />
  )
}

/** How many runs of each job wait, go on or were given up. */
export function JobsTable() {
  const { formatMessage } = useIntl()
  const columns = useJobColumns()
  const resource = useManagedJobs()
  const { data } = resource
  const table = (
    <ResultTable
      label={formatMessage(messages.jobs)}
      columns={columns}
      rows={knownOr(data, [])}
      getRowId={({ kind }) => kind}
      renderExpanded={(job) => <JobDetails job={job} />}
      isLoading={data === undefined}
      skeletonCount={12}
      emptyState={null}
    />
  )
  return (
    <Resource resource={resource} placeholder={table}>
      {() => table}
    </Resource>
  )
}
