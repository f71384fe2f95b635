import { Modal } from '@spadestik/ui/Modal'
import { TextField } from '@spadestik/ui/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useAdministration } from '../../../api/administration/changes'
import { useForm } from '../../../forms/useForm'
import { useSay } from '../../../frame/toasts/ToastsContext'
import { useProblemText } from '../../../problems/useProblemText'
import { messages } from '../parts/Admin.messages'
import { refusedField } from '../parts/refusedField'

const shortestName = 2
const longestName = 200

/** Adds a company that subscribes. */
export function AddCompanyDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const textOf = useProblemText()
  const { addCompany } = useAdministration()
  const say = useSay()
  const [name, setName] = useState('')
  const [taken, setTaken] = useState<string | null>(null)
  const typed = name.trim()
  const { submit, isPending, problem, errorOf } = useForm(
    typed.length < shortestName ? { name: 'required' as const } : {},
  )
  const isTaken = refusedField(problem) === 'name' && problem?.kind === 'conflict'

  async function add(): Promise<void> {
    setTaken(typed)
    await submit(
      () => addCompany(typed),
      () => {
        say({ text: formatMessage(messages.companyAdded, { name: typed }), tone: 'success' })
        onClose()
      },
    )
  }

  return (
    <Modal
      isOpen
      data
      size="small"
      onClose={onClose}
      title={formatMessage(messages.addCompany)}
      submitLabel={formatMessage(messages.add)}
      cancelLabel={formatMessage(messages.cancel)}
      isSubmitting={isPending}
      errorMessage={problem === null || isTaken ? undefined : textOf(problem)}
      onSubmit={() => void add()}
    >
      {() => (
        <TextField
          label={formatMessage(messages.name)}
          isRequired
          maxLength={longestName}
          value={name}
          onChange={setName}
          errorMessage={isTaken && taken === typed ? formatMessage(messages.nameTaken) : errorOf('name')}
        />
      )}
    </Modal>
  )
}
