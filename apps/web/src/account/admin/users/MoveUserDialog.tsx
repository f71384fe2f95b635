import type { Schemas } from '@spadestik/api-client'
import { Modal } from '@spadestik/ui/Modal'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { stack } from '../../parts/boxes.css'
import { useAdministration } from '../../../api/administration/changes'
import { useSubmission } from '../../../forms/useSubmission'
import { useSay } from '../../../frame/toasts/ToastsContext'
import { useProblemText } from '../../../problems/useProblemText'
import { messages } from '../parts/Admin.messages'
import { CompanySelect } from './CompanySelect'
import { ProductSelect } from './ProductSelect'

interface MoveUserDialogProps {
  user: Schemas['ManagedUser']
  onClose: () => void
}

/** Gives a user another product or company. What another administrator has changed meanwhile is not lost. */
export function MoveUserDialog({ user, onClose }: MoveUserDialogProps) {
  const { formatMessage } = useIntl()
  const textOf = useProblemText()
  const { moveUser } = useAdministration()
  const say = useSay()
  // What the administrator saw when the dialog opened. The row behind it can change meanwhile.
  const [from] = useState(() => ({ companyId: user.companyId, product: user.product }))
  const [company, setCompany] = useState(() => ({ id: user.companyId, name: user.company }))
  const [product, setProduct] = useState(user.product)
  const { isPending, problem, submit } = useSubmission()
  const isMoving = company.id !== from.companyId

  const save = () =>
    submit(
      () => moveUser(user.id, { from, to: { companyId: company.id, product } }),
      () => {
        say({ text: formatMessage(messages.userChanged, { name: user.name }), tone: 'success' })
        onClose()
      },
    )

  return (
    <Modal
      isOpen
      data
      onClose={onClose}
      title={formatMessage(messages.moveUserOf, { name: user.name })}
      submitLabel={formatMessage(messages.save)}
      cancelLabel={formatMessage(messages.cancel)}
      isSubmitting={isPending}
      isSubmitDisabled={!isMoving && product === from.product}
      errorMessage={
        problem === null
          ? undefined
          : problem.kind === 'conflict'
            ? formatMessage(messages.movedMeanwhile)
            : textOf(problem)
      }
      onSubmit={() => void save()}
    >
      {() => (
        <div className={stack}>
          <ProductSelect value={product} onChange={setProduct} />
          <CompanySelect value={company} onChange={setCompany} />
          {isMoving && <p>{formatMessage(messages.leavesColleagues)}</p>}
        </div>
      )}
    </Modal>
  )
}
