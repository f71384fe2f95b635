import type { FormProblems } from '@spadestik/domain/validation'
import { useProblemText } from '../problems/useProblemText'
import { useForm } from './useForm'

/**
 * Sends the form of a dialog as `useForm` does. `submission` contains the props of the dialog that show
 * whether the request is pending or has failed.
 *
 * @param problems the problems of the current values; leave out for a dialog without fields
 */
export function useDialogForm<Name extends string = never>(problems?: FormProblems<Name>) {
  const textOf = useProblemText()
  const { isPending, problem, submit, errorOf, messageOf } = useForm(problems)
  return {
    submit,
    errorOf,
    messageOf,
    submission: { isSubmitting: isPending, errorMessage: problem ? textOf(problem) : undefined },
  }
}
