import type { Schemas } from '@spadestik/api-client'
import { Badge } from '@spadestik/ui/Badge'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { useIntl } from 'react-intl'
import { small } from '../../../styles/text.css'
import { messages as adminMessages } from '../parts/Admin.messages'
import { useMoment } from '../parts/useMoment'
import { messages } from './Requests.messages'
import { nameOfKind } from './requestKinds'

type Request = Schemas['ManagedRequest']

export function useRequestColumns(): ResultColumn<Request>[] {
  const { formatMessage } = useIntl()
  const moment = useMoment()
  return [
    {
      id: 'request',
      header: formatMessage(messages.request),
      isRowHeader: true,
      width: '50%',
      cell: ({ kind, name, handled }) => (
        <>
          {formatMessage(nameOfKind(kind))}{' '}
          {handled !== null && <Badge>{formatMessage(messages.handled)}</Badge>}
          <div className={small}>
            <bdi>{name}</bdi>
          </div>
        </>
      ),
    },
    {
      id: 'company',
      header: formatMessage(adminMessages.company),
      hideBelow: 600,
      cell: ({ company }) => (company === null ? '–' : <bdi>{company}</bdi>),
    },
    {
      id: 'at',
      header: formatMessage(adminMessages.at),
      isOneLine: true,
      cell: ({ created }) => moment(created),
    },
  ]
}
