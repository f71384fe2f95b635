/**
 * A validation error of a field. Each kind has one message per language. (V01, V02)
 *
 * `invalid` means that the name of an agent or a list is missing or too long.
 */
export type FieldProblem =
  | 'required'
  | 'fullNameRequired'
  | 'invalidEmail'
  | 'emailInUse'
  | 'invalidPhone'
  | 'phoneTooLong'
  | 'passwordTooShort'
  | 'passwordsDiffer'
  | 'nameTooLong'
  | 'textTooLong'
  | 'nameNotLetters'
  | 'positionTooLong'
  | 'positionNotLetters'
  | 'invalid'
  | 'noUserSelected'

/** The validation errors of a form, by field. Valid fields are left out. */
export type FormProblems<Field extends string> = Readonly<Partial<Record<Field, FieldProblem>>>

/** Keeps only the fields with an error. */
export function problemsOf<Field extends string>(
  checked: Readonly<Record<Field, FieldProblem | null>>,
): FormProblems<Field> {
  return Object.fromEntries(
    Object.entries(checked).filter(([, problem]) => problem !== null),
  ) as FormProblems<Field>
}

/** Whether a form can be submitted. */
export function isValid(problems: FormProblems<string>): boolean {
  return Object.keys(problems).length === 0
}
