import { keysOf } from '@spadestik/domain/records'
import type { FormProblems, LiveValidation } from '@spadestik/domain/validation'
import { shownValidity } from '@spadestik/domain/validation'
import type { FormError } from '@spadestik/ui/ErrorSummary'
import type { FocusEvent } from 'react'
import { useState } from 'react'
import type { FieldWords } from './useForm'
import { useForm } from './useForm'

interface FormFieldsSettings<Values, Name extends string> {
  check: (values: Values) => FormProblems<Name>
  /** In the order of the form. */
  labels: Readonly<Record<Name, string>>
  /** In which cases a field shows its validity before the form is submitted. @default 'never' */
  live?: LiveValidation
  words?: FieldWords<Name>
}

/**
 * Returns the props of a form of text fields, with the errors that prevent sending (V01).
 *
 * @param state the values and how to set them, for example `useState({ name: '' })`
 */
export function useFormFields<Values extends Readonly<Record<string, string>>>(
  [values, onChange]: readonly [Values, (values: Values) => void],
  { check, labels, live = 'never', words }: FormFieldsSettings<Values, keyof Values & string>,
) {
  type Name = keyof Values & string
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set())
  const [typed, setTyped] = useState<ReadonlySet<Name>>(new Set())
  const [refused, setRefused] = useState<readonly FormError[]>([])
  const [wasRefused, setWasRefused] = useState(false)
  const problems = check(values)
  const { messageOf, isPending, problem, submit } = useForm(problems, words)

  function change(name: Name, value: string): void {
    setTyped(new Set([...typed, name]))
    setRefused(refused.filter(({ fieldId }) => fieldId !== name))
    onChange({ ...values, [name]: value })
  }

  return {
    values,
    problem,
    submit,
    field(name: Name) {
      const isValid = problems[name] === undefined
      // While the user types, show no error. Errors appear after the field has lost focus.
      const isTouched = typed.has(name) && (isValid || left.has(name))
      const shown = shownValidity(live, { isValid, isTouched, wasRefused })
      return {
        name,
        label: labels[name],
        value: values[name],
        onChange: (value: string) => change(name, value),
        onBlur(event?: FocusEvent) {
          // Show no error yet if the user has pressed a button, because the error would move the button
          // during the press. Submitting shows all errors anyway.
          if (event?.relatedTarget instanceof HTMLButtonElement) return
          setLeft(new Set([...left, name]))
        },
        errorMessage:
          shown === 'invalid' ? messageOf(name) : refused.find(({ fieldId }) => fieldId === name)?.message,
        isValid: shown === 'valid',
      }
    },
    form: {
      isSubmitting: isPending,
      errors: keysOf(labels).flatMap((name) => {
        const message = messageOf(name)
        return message === undefined ? [] : [{ fieldId: name, label: labels[name], message }]
      }),
      onInvalid(errors: readonly FormError[]) {
        setWasRefused(true)
        setRefused(errors)
      },
    },
    resetValidation() {
      setLeft(new Set())
      setTyped(new Set())
      setRefused([])
      setWasRefused(false)
    },
  }
}
