import { SearchField } from '@spadestik/ui/SearchField'
import { Select } from '@spadestik/ui/Select'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { productPageSize, useManagedProducts } from '../../../api/administration/products'
import { useDebouncedText } from '../../../forms/useDebouncedText'
import { messages } from '../parts/Admin.messages'
import { productMessages } from './ProductSelect.messages'

interface ProductSelectProps {
  /** The code of the product. Null for none. */
  value: string | null
  onChange: (code: string | null) => void
  errorMessage?: string | undefined
}

// No product has an empty code.
const none = ''

/** Selects a product, or none. If there are more products than a page has, a text finds them. */
export function ProductSelect({ value, onChange, errorMessage }: ProductSelectProps) {
  const { formatMessage } = useIntl()
  const [text, setText] = useState('')
  const all = useManagedProducts().data
  const found = useManagedProducts(1, useDebouncedText(text).trim()).data?.items ?? []
  const isSearched = all !== undefined && all.count > productPageSize
  // The selected product stays, also when the text does not find it.
  const own = useManagedProducts(1, value ?? none).data?.items ?? []
  const selected = [...found, ...own].find(({ code }) => code === value)
  const offered = selected === undefined || found.includes(selected) ? found : [selected, ...found]
  return (
    <>
      {isSearched && (
        <SearchField
          label={formatMessage(productMessages.find)}
          maxLength={100}
          value={text}
          onChange={setText}
        />
      )}
      <Select
        label={formatMessage(messages.product)}
        value={value ?? none}
        onChange={(code) => onChange(code === none ? null : code)}
        errorMessage={errorMessage}
        options={[
          { value: none, label: formatMessage(messages.noProduct) },
          ...offered.map(({ code, name }) => ({
            value: code,
            label: formatMessage(productMessages.nameAndCode, { name, code }),
          })),
        ]}
      />
    </>
  )
}
