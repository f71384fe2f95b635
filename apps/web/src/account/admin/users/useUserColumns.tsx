import type { Schemas } from '@spadestik/api-client'
import { Badge } from '@spadestik/ui/Badge'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { useIntl } from 'react-intl'
import { useManagedProducts } from '../../../api/administration/products'
import { small } from '../../../styles/text.css'
import { messages } from '../parts/Admin.messages'

type User = Schemas['ManagedUser']

export function useUserColumns(): ResultColumn<User>[] {
  const { formatMessage } = useIntl()
  const products = useManagedProducts().data?.items ?? []
  return [
    {
      id: 'name',
      header: formatMessage(messages.user),
      isRowHeader: true,
      width: '50%',
      cell: ({ name, email, administrator, activated, deactivated }) => (
        <>
          <bdi>{name}</bdi>{' '}
          {administrator && <Badge tone="accent">{formatMessage(messages.administrator)}</Badge>}{' '}
          {deactivated !== null && <Badge>{formatMessage(messages.deactivated)}</Badge>}{' '}
          {deactivated === null && !activated && <Badge>{formatMessage(messages.invited)}</Badge>}
          <div className={small}>{email}</div>
        </>
      ),
    },
    {
      id: 'company',
      header: formatMessage(messages.company),
      hideBelow: 460,
      cell: ({ company }) => <bdi>{company}</bdi>,
    },
    {
      id: 'product',
      header: formatMessage(messages.product),
      hideBelow: 700,
      cell: ({ product }) =>
        product === null
          ? formatMessage(messages.noProduct)
          : (products.find(({ code }) => code === product)?.name ?? product),
    },
  ]
}
