import { useProblemText } from '../problems/useProblemText'
import { useSubmission } from './useSubmission'

/**
 * Runs the request of a dialog, and returns the props with which the dialog shows the state of the request.
 */
export function useDialogSubmission() {
  const textOf = useProblemText()
  const { isPending, problem, submit } = useSubmission()
  return {
    /** Runs the request. Resolves to true if the request succeeded. @throws errors other than ApiProblem */
    submit,
    /** The dialog's props that show a running request, and the error of a failed one. */
    submission: { isSubmitting: isPending, errorMessage: problem === null ? undefined : textOf(problem) },
  }
}
