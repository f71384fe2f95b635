/**
 * A validation error of a field. Each kind has one message per language. (V01, V02)
 *
 * `invalid` means that the name of an agent (a saved search) or a list is missing or too long.
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

export type FormProblems<Field extends string> = Readonly<Partial<Record<Field, FieldProblem>>>

export function problemsOf<Field extends string>(
  checked: Readonly<Record<Field, FieldProblem | null>>,
): FormProblems<Field> {
  return Object.fromEntries(
    Object.entries(checked).filter(([, problem]) => problem !== null),
  ) as FormProblems<Field>
}

export function isValid(problems: FormProblems<string>): boolean {
  return Object.keys(problems).length === 0
}
