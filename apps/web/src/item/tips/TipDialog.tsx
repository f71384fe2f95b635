import type { Schemas } from '@spadestik/api-client'
import type { TipEvent, TipState } from '@spadestik/domain/tips'
import { initialTip, tipAfter, tipDraft } from '@spadestik/domain/tips'
import { tipProblems } from '@spadestik/domain/validation'
import { TipModal } from '@spadestik/ui/TipModal'
import { useReducer } from 'react'
import { asProblem } from '../../problems/asProblem'
import { useSentTip } from '../../api/tips'
import { useDialogForm } from '../../forms/useDialogForm'
import { useSession } from '../../session/SessionContext'
import { useDraft } from '../../session/drafts/useDraft'
import { TipDetails } from './TipDetails'
import { tipFacts } from './tipFacts'
import type { TipTarget } from '../TipTarget'
import { useTipText } from './useTipText'

interface TipDialogProps {
  target: TipTarget
  onClose: () => void
}

/**
 * Shows a company's role or a contact. If the user has not yet sent a tip (a message to the sales team) about
 * the role or contact, also shows a form for a tip (M06).
 */
export function TipDialog({ target, onClose }: TipDialogProps) {
  const textOf = useTipText()
  const { state: session } = useSession()
  const user = session.status === 'signedIn' ? session.user : null
  const { data: wasSent, error, send } = useSentTip(target.kind === 'role' ? target.role.id : null)
  const [state, dispatch] = useReducer<TipState, [TipEvent]>(tipAfter, initialTip(target.kind))
  const {
    fields: { description },
    isRestored,
    change,
    clear,
  } = useDraft(target.kind === 'role' ? `tip:role:${target.role.id}` : `tip:contact:${target.contact.id}`, {
    description: textOf(tipFacts(target, user?.name ?? '')),
  })
  const { submit, submission, errorOf } = useDialogForm(tipProblems({ description }))
  // A cached response is available in the first render, so update the state while rendering.
  if (state === 'loading' && wasSent !== undefined) dispatch({ type: 'asked', wasSent })
  else if (state === 'loading' && error !== undefined) dispatch({ type: 'askingFailed' })

  function close(): void {
    clear()
    onClose()
  }

  async function save(sender: Schemas['User']): Promise<void> {
    dispatch({ type: 'submitted' })
    const subject =
      target.kind === 'role'
        ? {
            kind: 'role' as const,
            companyRoleId: target.role.id,
            itemType: target.itemType,
            itemId: target.itemId,
          }
        : { kind: 'contact' as const, contactId: target.contact.id }
    try {
      await send(tipDraft(subject, sender, description))
    } catch (refusal) {
      // A conflict means that the user has sent the tip from another browser window.
      dispatch({ type: asProblem(refusal).kind === 'conflict' ? 'sentBefore' : 'sendingFailed' })
      throw refusal
    }
    dispatch({ type: 'sent' })
    clear()
  }

  return (
    <TipModal
      isOpen
      onClose={close}
      hasDraft={isRestored}
      subject={{
        name: target.kind === 'role' ? target.role.companyName : target.contact.name,
        details: <TipDetails target={target} />,
      }}
      state={state}
      description={description}
      onDescriptionChange={(typed) => change({ description: typed })}
      descriptionError={errorOf('description')}
      failure={submission.errorMessage}
      onSubmit={() => user !== null && void submit(() => save(user))}
    />
  )
}
