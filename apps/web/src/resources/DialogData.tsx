import { Modal } from '@spadestik/ui/Modal'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Fetched } from '../api/cache/useResource'
import { messages } from '../problems/ProblemView.messages'
import { ProblemView } from './Resource'

interface DialogDataProps {
  /** What the dialog needs to know before it opens. */
  resources: readonly (Fetched<unknown> & { readonly isLoading: boolean })[]
  onClose: () => void
  children: ReactNode
}

/**
 * Opens a dialog when its data is known. If the data could not be fetched, says so in a dialog, because a
 * dialog that takes it for empty could claim or save something wrong.
 */
export function DialogData({ resources, onClose, children }: DialogDataProps) {
  const { formatMessage } = useIntl()
  const failed = resources.filter(({ error }) => error !== undefined)
  const [first] = failed
  if (first?.error !== undefined) {
    return (
      <Modal isOpen data={first.error} onClose={onClose} title={formatMessage(messages.failed)}>
        {(problem) => (
          <ProblemView
            problem={problem}
            variant="part"
            onRetry={() => Promise.all(failed.map(({ mutate }) => mutate()))}
          />
        )}
      </Modal>
    )
  }
  return resources.some(({ isLoading }) => isLoading) ? null : children
}
