import { Select } from '@spadestik/ui/Select'
import { useIntl } from 'react-intl'
import { useManagedProducts } from '../../../api/administration/products'
import { messages } from '../parts/Admin.messages'

interface ProductSelectProps {
  /** The code of the product. Null for none. */
  value: string | null
  onChange: (code: string | null) => void
  errorMessage?: string | undefined
}

// No product has an empty code.
const none = ''

/** Selects a product, or none. */
export function ProductSelect({ value, onChange, errorMessage }: ProductSelectProps) {
  const { formatMessage } = useIntl()
  const products = useManagedProducts().data?.items ?? []
  return (
    <Select
      label={formatMessage(messages.product)}
      value={value ?? none}
      onChange={(code) => onChange(code === none ? null : code)}
      errorMessage={errorMessage}
      options={[
        { value: none, label: formatMessage(messages.noProduct) },
        ...products.map(({ code, name }) => ({
          value: code,
          label: formatMessage(messages.productAndCode, { name, code }),
        })),
      ]}
    />
  )
}
