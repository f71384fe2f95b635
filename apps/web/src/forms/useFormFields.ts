import type { FieldProblem, FormProblems, LiveValidation } from '@spadestik/domain/validation'
import { shownValidity } from '@spadestik/domain/validation'
import type { FormError } from '@spadestik/ui/ErrorSummary'
import type { FocusEvent } from 'react'
import { useState } from 'react'
import { useFieldProblemText } from './useFieldProblemText'

type NameOf<Values> = keyof Values & string

interface FormFieldsSettings<Values> {
  /** What is typed, which lies with the caller. */
  values: Values
  onChange: (values: Values) => void
  /** The rule of the form. */
  check: (values: Values) => FormProblems<NameOf<Values>>
  /** The names of the fields as they are read, in their order. */
  labels: Readonly<Record<NameOf<Values>, string>>
  /** When the fields tell while somebody types whether they are in order. @default 'never' */
  live?: LiveValidation
  /** Words of single fields that stand in place of the common ones. */
  words?: Partial<Record<NameOf<Values>, Partial<Record<FieldProblem, string>>>>
}

/** The text fields of one form: what each shows, and what keeps the form from being sent. */
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
    /** What one field shows. */
    field(name: Name) {
      const isValid = problems[name] === undefined
      // A problem is told once the field was left, so that nobody is told off in the middle of a word.
      const isTouched = typed.has(name) && (isValid || left.has(name))
      const shown = shownValidity(live, { isValid, isTouched, wasRefused })
      return {
        name,
        label: labels[name],
        value: values[name],
        onChange: (value: string) => change(name, value),
        onBlur(event?: FocusEvent) {
          // A press on the form's button tells everything; what appears before it ends would move the button away.
          if (event?.relatedTarget instanceof HTMLButtonElement) return
          setLeft(new Set([...left, name]))
        },
        errorMessage:
          shown === 'invalid' ? messageOf(name) : refused.find(({ fieldId }) => fieldId === name)?.message,
        isValid: shown === 'valid',
      }
    },
    /** What the form is given. */
    form: {
      errors: names.flatMap((name) => {
        const message = messageOf(name)
        return message === undefined ? [] : [{ fieldId: name, label: labels[name], message }]
      }),
      onRefuse(errors: readonly FormError[]) {
        setWasRefused(true)
        setRefused(errors)
      },
    },
    /** Begins anew, as after the form was sent. */
    forgetTries() {
      setLeft(new Set())
      setTyped(new Set())
      setRefused([])
      setWasRefused(false)
    },
  }
}
