import { useProblemText } from '../problems/useProblemText'
import { useSubmission } from './useSubmission'

/** Runs the request of a dialog. Returns props that show a running request and the error of a failed one. */
export function useDialogSubmission() {
  const textOf = useProblemText()
  const { isPending, problem, submit } = useSubmission()
  return {
    /** Resolves to true if the request succeeded. @throws errors other than ApiProblem */
    submit,
    submission: { isSubmitting: isPending, errorMessage: problem === null ? undefined : textOf(problem) },
  }
}
