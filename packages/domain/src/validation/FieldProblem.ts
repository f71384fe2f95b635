/**
 * What is wrong with what was typed; each has one message in every language.
 *
 * `invalid` is the agent's and the list's word for a title that is missing or too long.
 *
 * @source specification 5
 */
export type FieldProblem =
  | 'required'
  | 'fullNameRequired'
  | 'notANumber'
  | 'invalidEmail'
  | 'emailInUse'
  | 'invalidPhone'
  | 'phoneTooLong'
  | 'passwordTooShort'
  | 'passwordsDiffer'
  | 'wrongCode'
  | 'nameTooLong'
  | 'textTooLong'
  | 'nameNotLetters'
  | 'positionTooLong'
  | 'positionNotLetters'
  | 'invalid'
  | 'noUserSelected'
  | 'notLettersOrDigits'
  | 'invalidDate'
  | 'invalidTime'

/** The problems of a form, by field; a field without a problem is not named. */
export type FormProblems<Field extends string> = Readonly<Partial<Record<Field, FieldProblem>>>

/** Keeps the fields that have a problem. */
export function problemsOf<Field extends string>(
  checked: Readonly<Record<Field, FieldProblem | null>>,
): FormProblems<Field> {
  return Object.fromEntries(
    Object.entries(checked).filter(([, problem]) => problem !== null),
  ) as FormProblems<Field>
}

/** Whether a form may be sent. */
export function isValid(problems: FormProblems<string>): boolean {
  return Object.keys(problems).length === 0
}
