import { useProblemText } from '../problems/useProblemText'
import { useSubmission } from './useSubmission'

/** Sends one request at a time from a dialog, and returns the props for the dialog's state. */
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
