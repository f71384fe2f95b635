import type { ItemType } from '@spadestik/domain/search'
import type { ListOrder, ListView } from '@spadestik/domain/lists'
import { listOrders, orderOf } from '@spadestik/domain/lists'
import { limits } from '@spadestik/domain/limits'
import { may } from '@spadestik/domain/access'
import { SearchField } from '@spadestik/ui/SearchField'
import { Select } from '@spadestik/ui/Select'
import type { Ref } from 'react'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { buttonPlace } from '../../account/exports/buttonPlace.css'
import { lazyPart } from '../../loading/lazyPart'
import { useCaller } from '../../session/SessionContext'
import { messages } from './List.messages'
import * as css from './ListPage.css'

const ExportButton = lazyPart(async () => (await import('../../account/exports/ExportButton')).ExportButton)

interface ListBarProps {
  listId: number
  type: ItemType
  view: ListView
  onChange: (change: Partial<ListView>) => void
  ref: Ref<HTMLDivElement>
}

const labels = {
  updated: messages.byUpdated,
  deadline: messages.byDeadline,
  sum: messages.bySum,
  name: messages.byName,
} as const satisfies Record<ListOrder, unknown>

/** Sets the order and the filter of a list (T01). */
export function ListBar({ listId, type, view, onChange, ref }: ListBarProps) {
  const { formatMessage } = useIntl()
  const canSeeDeadlines = may(useCaller(), 'readPaidDetails')
  const orders = listOrders[type].filter((order) => order !== 'deadline' || canSeeDeadlines)
  return (
    <div ref={ref} className={css.bar}>
      <div className={css.order}>
        <Select<ListOrder>
          label={formatMessage(messages.orderBy)}
          isLabelHidden
          variant="compact"
          value={orders.includes(view.order) ? view.order : 'updated'}
          onChange={(order) => onChange({ order })}
          options={orders.map((value) => ({ value, label: formatMessage(labels[value]) }))}
        />
        <span className={buttonPlace}>
          <Suspense>
            <ExportButton
              source={{
                of: 'list',
                itemType: type,
                listId,
                orderBy: orderOf(type, view.order),
                text: view.text.slice(0, limits.listTextMaxLength),
              }}
            />
          </Suspense>
        </span>
      </div>
      <SearchField
        label={formatMessage(messages.filter)}
        isLabelHidden
        placeholder={formatMessage(messages.filter)}
        value={view.text}
        onChange={(text) => onChange({ text })}
      />
    </div>
  )
}
