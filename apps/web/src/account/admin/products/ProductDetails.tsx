import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { Button } from '@spadestik/ui/Button'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useProjectPhases } from '../../../api/vocabulary'
import { SmallResource } from '../../../resources/FailedPart'
import { actions, stack } from '../../parts/boxes.css'
import { countries } from '../parts/countries'
import { ProductDialog } from './ProductDialog'
import { messages } from './Products.messages'

/** What a product gives and when, and a button that changes it. */
export function ProductDetails({ product }: { product: Schemas['ManagedProduct'] }) {
  const { formatMessage, formatList } = useIntl()
  const [isChanging, setChanging] = useState(false)
  const { phases, domains, from, to } = product
  return (
    <div className={stack}>
      <SmallResource resource={useProjectPhases()}>
        {(all) => (
          <DefinitionList
            items={[
              {
                id: 'countries',
                term: formatMessage(messages.countries),
                detail: formatList(
                  countries
                    .filter(({ value }) => domains.includes(value))
                    .map(({ label }) => formatMessage(label)),
                ),
              },
              {
                id: 'phases',
                term: formatMessage(messages.phases),
                detail: formatList(all.filter(({ id }) => phases.includes(id)).map(({ name }) => name)),
              },
              { id: 'from', term: formatMessage(messages.from), detail: from && formatDate(from) },
              { id: 'to', term: formatMessage(messages.to), detail: to && formatDate(to) },
            ]}
          />
        )}
      </SmallResource>
      <div className={actions}>
        <Button onPress={() => setChanging(true)}>{formatMessage(messages.changeProduct)}</Button>
      </div>
      {isChanging && <ProductDialog product={product} onClose={() => setChanging(false)} />}
    </div>
  )
}
