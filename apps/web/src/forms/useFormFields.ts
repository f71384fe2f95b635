import type { FieldProblem, FormProblems, LiveValidation } from '@spadestik/domain/validation'
import { shownValidity } from '@spadestik/domain/validation'
import type { FormError } from '@spadestik/ui/ErrorSummary'
import type { FocusEvent } from 'react'
import { useState } from 'react'
import { useFieldProblemText } from './useFieldProblemText'

type NameOf<Values> = keyof Values & string

interface FormFieldsSettings<Values> {
  /** The values of the fields. The caller stores them. */
  values: Values
  onChange: (values: Values) => void
  /** Validates the values. */
  check: (values: Values) => FormProblems<NameOf<Values>>
  /** The labels of the fields, in the order of the form. */
  labels: Readonly<Record<NameOf<Values>, string>>
  /**
   * Which fields show their validity before the form is submitted: all, only valid or invalid ones, or none.
   * @default 'never'
   */
  live?: LiveValidation
  /** Messages of single fields that replace the default messages. */
  words?: Partial<Record<NameOf<Values>, Partial<Record<FieldProblem, string>>>>
}

/**
 * Returns the props of a form's text fields and of the form itself, with the errors that prevent sending
 * (V01).
 */
export function useFormFields<Values extends Readonly<Record<string, string>>>(
  settings: FormFieldsSettings<Values>,
) {
  type Name = NameOf<Values>
  const { values, onChange, check, labels, live = 'never', words } = settings
  const textOf = useFieldProblemText()
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set())
  const [typed, setTyped] = useState<ReadonlySet<Name>>(new Set())
  const [refused, setRefused] = useState<readonly FormError[]>([])
  const [wasRefused, setWasRefused] = useState(false)
  const problems = check(values)
  const names = Object.keys(labels) as Name[]

  const messageOf = (name: Name): string | undefined => {
    const problem: FieldProblem | undefined = problems[name]
    return problem && (words?.[name]?.[problem] ?? textOf(problem))
  }

  function change(name: Name, value: string): void {
    setTyped(new Set([...typed, name]))
    setRefused(refused.filter(({ fieldId }) => fieldId !== name))
    onChange({ ...values, [name]: value })
  }

  return {
    /** Returns the props of one field. */
    field(name: Name) {
      const isValid = problems[name] === undefined
      // Show an error only after the field has lost focus, never while the user types.
      const isTouched = typed.has(name) && (isValid || left.has(name))
      const shown = shownValidity(live, { isValid, isTouched, wasRefused })
      return {
        name,
        label: labels[name],
        value: values[name],
        onChange: (value: string) => change(name, value),
        onBlur(event?: FocusEvent) {
          // If the user has pressed the submit button, do not show the error yet. It would move the button
          // during the press, and submitting shows all errors anyway.
          if (event?.relatedTarget instanceof HTMLButtonElement) return
          setLeft(new Set([...left, name]))
        },
        errorMessage:
          shown === 'invalid' ? messageOf(name) : refused.find(({ fieldId }) => fieldId === name)?.message,
        isValid: shown === 'valid',
      }
    },
    /** The props of the form. The form lists the errors of its fields. */
    form: {
      errors: names.flatMap((name) => {
        const message = messageOf(name)
        return message === undefined ? [] : [{ fieldId: name, label: labels[name], message }]
      }),
      onInvalid(errors: readonly FormError[]) {
        setWasRefused(true)
        setRefused(errors)
      },
    },
    /** Resets the validation, for example after a successful submission. */
    resetValidation() {
      setLeft(new Set())
      setTyped(new Set())
      setRefused([])
      setWasRefused(false)
    },
  }
}
