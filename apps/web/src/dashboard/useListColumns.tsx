import type { Schemas } from '@spadestik/api-client'
import { isUnsubscribed } from '@spadestik/domain/agents'
import { formatDate } from '@spadestik/domain/dates'
import { countOfList, hasNews } from '@spadestik/domain/lists'
import { isShared } from '@spadestik/domain/sharing'
import { Badge } from '@spadestik/ui/Badge'
import { IconButton } from '@spadestik/ui/IconButton'
import { Link } from '@spadestik/ui/Link'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { Settings2 } from 'lucide-react'
import { FormattedNumber, useIntl } from 'react-intl'
import { paths } from '../routing/paths'
import { useFormats } from '../locale/useFormats'
import { messages as itemMessages } from '../item/Items.messages'
import { messages } from './Dashboard.messages'
import { messages as ownMessages } from './ListsOverview.messages'

type List = Schemas['List']

export function useListColumns(onSettings: (list: List) => void): ResultColumn<List>[] {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  return [
    {
      id: 'name',
      header: formatMessage(messages.name),
      isRowHeader: true,
      width: '50%',
      cell: (list) => (
        <>
          <Link variant="strong" href={paths.list(list.id)}>
            <bdi>{list.name}</bdi>
          </Link>{' '}
          {hasNews(list) && countOfList(list) > 0 && (
            <Badge tone="accent">{formatMessage(ownMessages.hasNews)}</Badge>
          )}{' '}
          {isShared(list) && <Badge tone="shared">{formatMessage(itemMessages.shared)}</Badge>}{' '}
          {isUnsubscribed(list) && <Badge>{formatMessage(itemMessages.unsubscribed)}</Badge>}
        </>
      ),
    },
    {
      id: 'items',
      header: formatMessage(messages.items),
      align: 'end',
      cell: (list) => <FormattedNumber value={countOfList(list)} />,
    },
    {
      id: 'sum',
      header: formatMessage(messages.sum),
      align: 'end',
      isOneLine: true,
      hideBelow: 460,
      cell: ({ budgetSum, currency }) => (budgetSum === null ? '–' : money(budgetSum, currency)),
    },
    {
      id: 'updated',
      header: formatMessage(messages.updated),
      isOneLine: true,
      hideBelow: 600,
      cell: ({ lastUpdated }) => formatDate(lastUpdated),
    },
    {
      id: 'actions',
      header: formatMessage(ownMessages.actions),
      isHeaderHidden: true,
      align: 'end',
      isControls: true,
      cell: (list) => (
        <IconButton
          icon={Settings2}
          size="small"
          label={formatMessage(ownMessages.settingsOf, { name: list.name })}
          onPress={() => onSettings(list)}
        />
      ),
    },
  ]
}
