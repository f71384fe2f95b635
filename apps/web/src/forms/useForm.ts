import type { FieldProblem, FormProblems } from '@spadestik/domain/validation'
import { isValid } from '@spadestik/domain/validation'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { messages } from './FieldProblem.messages'
import { useSubmission } from './useSubmission'

/** Messages that replace the usual ones, by field and problem. */
export type FieldWords<Name extends string> = Partial<Record<Name, Partial<Record<FieldProblem, string>>>>

/**
 * Sends a form if its fields are valid, and returns the messages of those that are not (V01).
 *
 * @param problems the problems of the current values; leave out for a form without fields
 */
export function useForm<Name extends string>(problems?: FormProblems<Name>, words?: FieldWords<Name>) {
  const { formatMessage } = useIntl()
  const [wasTried, setTried] = useState(false)
  const { submit, ...submission } = useSubmission()

  /** Returns the message for a field, or undefined if the field is valid. */
  function messageOf(name: Name): string | undefined {
    const problem: FieldProblem | undefined = problems?.[name]
    return problem && (words?.[name]?.[problem] ?? formatMessage(messages[problem]))
  }

  return {
    ...submission,
    messageOf,
    /** Returns the message for a field, but none before the user first submits the form. */
    errorOf: (name: Name): string | undefined => (wasTried ? messageOf(name) : undefined),
    /** Sends the form as `useSubmission` does. If a field is invalid, resolves to false without a request. */
    async submit(call: () => Promise<unknown>, onDone?: () => void): Promise<boolean> {
      setTried(true)
      return (problems === undefined || isValid(problems)) && submit(call, onDone)
    },
  }
}
