import type { Schemas } from '@spadestik/api-client'
import { emailProblem } from '@spadestik/domain/validation'
import { Checkbox } from '@spadestik/ui/Checkbox'
import { Modal } from '@spadestik/ui/Modal'
import { Select } from '@spadestik/ui/Select'
import { TextField } from '@spadestik/ui/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { stack } from '../../parts/boxes.css'
import { useAdministration } from '../../../api/administration/changes'
import { useForm } from '../../../forms/useForm'
import { messages as fieldMessages } from '../../../forms/FieldProblem.messages'
import { useSay } from '../../../frame/toasts/ToastsContext'
import { useProblemText } from '../../../problems/useProblemText'
import { messages } from '../parts/Admin.messages'
import { countries } from '../parts/countries'
import { refusedField } from '../parts/refusedField'
import { messages as inviteMessages } from './InviteUser.messages'
import { ProductSelect } from './ProductSelect'

type Draft = Schemas['ManagedUserDraft']

const shortestName = 2
const longestName = 100

interface InviteUserDialogProps {
  company: Pick<Schemas['ManagedCompany'], 'id' | 'name'>
  onClose: () => void
}

/** Invites a user of a company, who gets a mail with a link that activates the account. */
export function InviteUserDialog({ company, onClose }: InviteUserDialogProps) {
  const { formatMessage } = useIntl()
  const textOf = useProblemText()
  const { inviteUser } = useAdministration()
  const say = useSay()
  const [draft, setDraft] = useState<Draft>({
    email: '',
    name: '',
    companyId: company.id,
    product: null,
    domain: 'dk',
    administrator: false,
  })
  const put = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  // The address that the service has refused, so that the message goes when another one is typed.
  const [sent, setSent] = useState('')
  const name = draft.name.trim()
  const wrongEmail = emailProblem(draft.email)
  const { submit, isPending, problem, errorOf } = useForm<'name' | 'email'>({
    ...(name.length < shortestName && { name: 'required' }),
    ...(wrongEmail !== null && { email: wrongEmail }),
  })
  const refused = refusedField(problem)
  const isTaken = refused === 'email' && problem?.kind === 'conflict'
  const email = draft.email.trim()

  async function invite(): Promise<void> {
    setSent(email)
    await submit(
      () => inviteUser({ ...draft, name, email }),
      () => {
        say({ text: formatMessage(messages.userInvited, { email }), tone: 'success' })
        onClose()
      },
    )
  }

  return (
    <Modal
      isOpen
      data
      onClose={onClose}
      title={formatMessage(messages.inviteUserOf, { company: company.name })}
      submitLabel={formatMessage(messages.invite)}
      cancelLabel={formatMessage(messages.cancel)}
      isSubmitting={isPending}
      errorMessage={
        problem === null || isTaken
          ? undefined
          : refused === 'companyId'
            ? formatMessage(messages.companyGone)
            : refused === 'product'
              ? formatMessage(inviteMessages.productElsewhere)
              : textOf(problem)
      }
      onSubmit={() => void invite()}
    >
      {() => (
        <div className={stack}>
          <TextField
            label={formatMessage(messages.name)}
            isRequired
            maxLength={longestName}
            value={draft.name}
            onChange={(text) => put({ name: text })}
            errorMessage={errorOf('name')}
          />
          <TextField
            label={formatMessage(messages.email)}
            inputMode="email"
            autoComplete="off"
            isRequired
            maxLength={254}
            value={draft.email}
            onChange={(text) => put({ email: text })}
            errorMessage={
              isTaken && sent === email ? formatMessage(fieldMessages.emailInUse) : errorOf('email')
            }
          />
          <ProductSelect value={draft.product} onChange={(product) => put({ product })} />
          <Select
            label={formatMessage(messages.country)}
            value={draft.domain}
            onChange={(domain) => put({ domain })}
            options={countries.map(({ value, label }) => ({ value, label: formatMessage(label) }))}
          />
          <Checkbox
            mark={draft.administrator ? 'included' : 'none'}
            onMarkChange={(mark) => put({ administrator: mark === 'included' })}
          >
            {formatMessage(messages.isAdministrator)}
          </Checkbox>
        </div>
      )}
    </Modal>
  )
}
