import { DeleteModal } from '@spadestik/ui/DeleteModal'
import { useDialogForm } from '../../forms/useDialogForm'
import { useSay } from '../../frame/toasts/ToastsContext'

export interface EndQuestionProps {
  title: string
  /** What the user loses. */
  text: string
  endLabel: string
  /** What is said when it is done. */
  ended: string
  /** @throws ApiProblem, which the dialog shows */
  end: () => Promise<void>
  onClose: () => void
  onEnded: () => void
}

/** Asks whether something that the user has given out is to end, and ends it. */
export function EndQuestion({ title, text, endLabel, ended, end, onClose, onEnded }: EndQuestionProps) {
  const say = useSay()
  const { submit, submission } = useDialogForm()
  return (
    <DeleteModal
      isOpen
      data
      title={title}
      deleteLabel={endLabel}
      {...submission}
      onClose={onClose}
      onDelete={() =>
        void submit(end, () => {
          say({ text: ended, tone: 'success' })
          onEnded()
        })
      }
    >
      {() => <p>{text}</p>}
    </DeleteModal>
  )
}
