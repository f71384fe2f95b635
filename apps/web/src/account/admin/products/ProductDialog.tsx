import type { Schemas } from '@spadestik/api-client'
import { Modal } from '@spadestik/ui/Modal'
import { TextField } from '@spadestik/ui/TextField'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useProductChanges } from '../../../api/administration/products'
import { useProjectPhases } from '../../../api/vocabulary'
import { useSay } from '../../../frame/toasts/ToastsContext'
import { DialogData } from '../../../resources/DialogData'
import { stack } from '../../parts/boxes.css'
import { messages as adminMessages } from '../parts/Admin.messages'
import { longestCode } from './productFaults'
import { ProductFields } from './ProductFields'
import { messages } from './Products.messages'
import { useProductForm } from './useProductForm'

type Product = Schemas['ManagedProduct']

interface ProductDialogProps {
  /** The product that is changed. Null for a new one. */
  product: Product | null
  onClose: () => void
}

function termsOf(product: Product): Schemas['ManagedProductTerms'] {
  const { name, paid, companies, phases, domains, from, to } = product
  return { name, paid, companies, phases, domains, from, to }
}

/** Adds a product, or changes what it gives. What another administrator has changed meanwhile is not lost. */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const phases = useProjectPhases()
  return (
    <DialogData resources={[phases]} onClose={onClose}>
      {phases.data && <KnownProductDialog product={product} phases={phases.data} onClose={onClose} />}
    </DialogData>
  )
}

interface KnownProductDialogProps extends ProductDialogProps {
  phases: readonly Schemas['ProjectPhase'][]
}

function KnownProductDialog({ product, phases, onClose }: KnownProductDialogProps) {
  const { formatMessage } = useIntl()
  const { addProduct, changeProduct } = useProductChanges()
  const say = useSay()
  const fields = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState(product?.code ?? '')
  // What the administrator saw when the dialog opened. The row behind it can change meanwhile.
  const [seen] = useState(() =>
    product === null
      ? {
          name: '',
          paid: true,
          companies: false,
          phases: phases.map(({ id }) => id),
          domains: [],
          from: null,
          to: null,
        }
      : termsOf(product),
  )
  const [terms, setTerms] = useState<Schemas['ManagedProductTerms']>(seen)
  const { send, isPending, faultOf, failure } = useProductForm({ code, terms }, fields)
  const isNew = product === null
  const to = { ...terms, name: terms.name.trim() }

  const save = () =>
    send(
      () => (isNew ? addProduct({ code, terms: to }) : changeProduct(code, { from: seen, to })),
      () => {
        const done = isNew ? messages.added : messages.changed
        say({ text: formatMessage(done, { name: to.name }), tone: 'success' })
        onClose()
      },
    )

  return (
    <Modal
      isOpen
      data
      onClose={onClose}
      title={
        isNew
          ? formatMessage(messages.addProduct)
          : formatMessage(messages.changeProductOf, { name: product.name })
      }
      submitLabel={formatMessage(isNew ? adminMessages.add : adminMessages.save)}
      cancelLabel={formatMessage(adminMessages.cancel)}
      isSubmitting={isPending}
      isSubmitDisabled={!isNew && JSON.stringify(to) === JSON.stringify(seen)}
      errorMessage={failure}
      onSubmit={() => void save()}
    >
      {() => (
        <div className={stack} ref={fields}>
          {isNew ? (
            <TextField
              label={formatMessage(messages.code)}
              description={formatMessage(messages.codeHint)}
              isRequired
              autoComplete="off"
              maxLength={longestCode}
              value={code}
              onChange={(text) => setCode(text.trim().toLowerCase())}
              errorMessage={faultOf('code')}
            />
          ) : (
            <p>{formatMessage(messages.atOnce)}</p>
          )}
          <ProductFields {...{ terms, phases, faultOf }} onChange={setTerms} />
        </div>
      )}
    </Modal>
  )
}
