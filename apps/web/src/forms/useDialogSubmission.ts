import { useProblemText } from '../problems/useProblemText'
import { useSubmission } from './useSubmission'

/** One call at a time on behalf of a dialog, and what the dialog shows of it. */
export function useDialogSubmission() {
  const textOf = useProblemText()
  const { isPending, problem, submit } = useSubmission()
  return {
    /** Calls, and resolves with whether that went well. @throws what is no problem of a call */
    submit,
    /** The dialog's own props while it is sent and after that has failed. */
    submission: { isSubmitting: isPending, errorMessage: problem === null ? undefined : textOf(problem) },
  }
}
