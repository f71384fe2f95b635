import type { Schemas } from '@spadestik/api-client'
import { Select } from '@spadestik/ui/Select'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { RequestFilter } from '../../../api/administration/requests'
import { useManagedRequests } from '../../../api/administration/requests'
import { asProblem } from '../../../problems/asProblem'
import { useProblemText } from '../../../problems/useProblemText'
import { useSay } from '../../../frame/toasts/ToastsContext'
import { actions, stack } from '../../parts/boxes.css'
import { messages as adminMessages } from '../parts/Admin.messages'
import { CursorTable } from '../parts/CursorTable'
import { useCursor } from '../parts/useCursor'
import { RequestDetails } from './RequestDetails'
import { messages } from './Requests.messages'
import { nameOfKind, requestKinds } from './requestKinds'
import { useRequestColumns } from './useRequestColumns'

const all = 'all'
const stateOf = { new: false, handled: true, [all]: null } as const

/** What users and visitors ask for, by kind and state, the newest first. */
export function RequestsTab() {
  const { formatMessage } = useIntl()
  const textOf = useProblemText()
  const say = useSay()
  const tools = useRef<HTMLDivElement>(null)
  const [filter, setFilter] = useState<RequestFilter>({ kind: null, handled: false })
  const cursor = useCursor<string>()
  const { resource, setHandled, reload } = useManagedRequests(filter, cursor.at)

  function put(part: Partial<RequestFilter>): void {
    setFilter({ ...filter, ...part })
    cursor.restart()
  }

  async function mark(request: Schemas['ManagedRequest'], isHandled: boolean): Promise<void> {
    try {
      await setHandled(request, isHandled)
      const done = isHandled ? messages.isHandled : messages.isNew
      say({ text: formatMessage(done, { name: request.name }), tone: 'success' })
    } catch (error) {
      const problem = asProblem(error)
      const isOvertaken = problem.kind === 'conflict' || problem.kind === 'notFound'
      say({ text: isOvertaken ? formatMessage(messages.changedMeanwhile) : textOf(problem), tone: 'error' })
      if (!isOvertaken) return
      await reload()
      // The row can be gone with the pressed button.
      tools.current?.querySelector('button')?.focus()
    }
  }

  return (
    <div className={stack}>
      <div className={actions} ref={tools}>
        <Select
          variant="compact"
          label={formatMessage(messages.state)}
          value={filter.handled === null ? all : filter.handled ? 'handled' : 'new'}
          onChange={(state) => put({ handled: stateOf[state] })}
          options={[
            { value: 'new', label: formatMessage(messages.new) },
            { value: 'handled', label: formatMessage(messages.handledOnes) },
            { value: all, label: formatMessage(messages.everyState) },
          ]}
        />
        <Select
          variant="compact"
          label={formatMessage(messages.kind)}
          value={filter.kind ?? all}
          onChange={(kind) => put({ kind: kind === all ? null : kind })}
          options={[
            { value: all, label: formatMessage(messages.everyKind) },
            ...requestKinds.map((kind) => ({ value: kind, label: formatMessage(nameOfKind(kind)) })),
          ]}
        />
      </div>
      <CursorTable
        label={formatMessage(adminMessages.requests)}
        columns={useRequestColumns()}
        getRowId={({ kind, id }) => `${kind}-${id}`}
        renderExpanded={(request) => (
          <RequestDetails request={request} onSetHandled={(isHandled) => mark(request, isHandled)} />
        )}
        emptyText={formatMessage(messages.noRequests)}
        {...{ resource, cursor }}
      />
    </div>
  )
}
