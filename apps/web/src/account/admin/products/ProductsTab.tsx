import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { Badge } from '@spadestik/ui/Badge'
import { Button } from '@spadestik/ui/Button'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { productPageSize, useManagedProducts } from '../../../api/administration/products'
import { small } from '../../../styles/text.css'
import { actions, stack } from '../../parts/boxes.css'
import { messages } from '../parts/Admin.messages'
import { ManagedTable } from '../parts/ManagedTable'
import { ProductDetails } from './ProductDetails'
import { ProductDialog } from './ProductDialog'
import { messages as productMessages } from './Products.messages'

type Product = Schemas['ManagedProduct']

function useProductColumns(): ResultColumn<Product>[] {
  const { formatMessage } = useIntl()
  return [
    {
      id: 'name',
      header: formatMessage(messages.product),
      isRowHeader: true,
      width: '40%',
      cell: ({ name, code, paid, companies }) => (
        <>
          <bdi>{name}</bdi> <Badge>{formatMessage(paid ? messages.paid : messages.basic)}</Badge>{' '}
          {companies && <Badge>{formatMessage(messages.withCompanies)}</Badge>}
          <div className={small}>{code}</div>
        </>
      ),
    },
    {
      id: 'domains',
      header: formatMessage(messages.domains),
      cell: ({ domains }) => domains.join(', '),
    },
    {
      id: 'from',
      header: formatMessage(messages.from),
      isOneLine: true,
      hideBelow: 600,
      cell: ({ from }) => (from === null ? '–' : formatDate(from)),
    },
    {
      id: 'to',
      header: formatMessage(messages.to),
      isOneLine: true,
      hideBelow: 460,
      cell: ({ to }) => (to === null ? '–' : formatDate(to)),
    },
  ]
}

/** The products that companies can buy. */
export function ProductsTab() {
  const { formatMessage } = useIntl()
  const [page, setPage] = useState(1)
  const [isAdding, setAdding] = useState(false)
  return (
    <div className={stack}>
      <div className={actions}>
        <Button icon={Plus} onPress={() => setAdding(true)}>
          {formatMessage(productMessages.addProduct)}
        </Button>
      </div>
      <ManagedTable
        label={formatMessage(messages.products)}
        columns={useProductColumns()}
        getRowId={({ code }) => code}
        resource={useManagedProducts(page)}
        renderExpanded={(product) => <ProductDetails product={product} />}
        page={page}
        onPageChange={setPage}
        pageSize={productPageSize}
      />
      {isAdding && <ProductDialog product={null} onClose={() => setAdding(false)} />}
    </div>
  )
}
