import { useProblemText } from '../problems/useProblemText'
import { useSubmission } from './useSubmission'

/**
 * Returns a function that sends the request of a dialog, and props that show whether the request is running
 * or has failed.
 */
export function useDialogSubmission() {
  const textOf = useProblemText()
  const { isPending, problem, submit } = useSubmission()
  return {
    /** Resolves to true if the request succeeded. @throws errors other than ApiProblem */
    submit,
    submission: { isSubmitting: isPending, errorMessage: problem === null ? undefined : textOf(problem) },
  }
}
