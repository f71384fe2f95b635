import type { FormProblems } from './FieldProblem'
import { problemsOf } from './FieldProblem'
import { codeProblem } from './code'
import { emailProblem } from './email'
import { passwordProblem, repeatedPasswordProblem } from './password'
import { personNameProblem, positionProblem } from './person'
import { phoneProblem } from './phone'
import { limits } from '../limits/limits'
import { limitedTextProblem, requiredProblem } from './text'

type Values<Field extends string> = Readonly<Record<Field, string>>

/** Login and impersonation: both fields are required, and nothing more is said about them. @source specification 5 */
export function loginProblems(form: Values<'username' | 'password'>): FormProblems<'username' | 'password'> {
  return problemsOf({
    username: requiredProblem(form.username),
    // A password of spaces is a password: it is not trimmed.
    password: form.password === '' ? 'required' : null,
  })
}

/** Forgotten password. @source specification 5 */
export function forgottenPasswordProblems(form: Values<'email'>): FormProblems<'email'> {
  return problemsOf({ email: emailProblem(form.email) })
}

/** A new password and its repetition. @source specification 5 */
export function newPasswordProblems(
  form: Values<'password' | 'repeated'>,
): FormProblems<'password' | 'repeated'> {
  return problemsOf({
    password: passwordProblem(form.password),
    repeated: repeatedPasswordProblem(form.password, form.repeated),
  })
}

/** User settings; e-mail and company are read-only. @source specification 5 */
export function settingsProblems(
  form: Values<'name' | 'phone' | 'position'>,
): FormProblems<'name' | 'phone' | 'position'> {
  return problemsOf({
    name: personNameProblem(form.name),
    phone: phoneProblem(form.phone),
    position: positionProblem(form.position),
  })
}

/** Limited access, new: a full name and an e-mail address. @source specification 5 */
export function limitedAccessProblems(form: Values<'name' | 'mail'>): FormProblems<'name' | 'mail'> {
  return problemsOf({
    name: form.name.trim() === '' ? 'fullNameRequired' : personNameProblem(form.name),
    mail: emailProblem(form.mail),
  })
}

/** Limited access, code. @source specification 5 */
export function codeProblems(form: Values<'code'>): FormProblems<'code'> {
  return problemsOf({ code: codeProblem(form.code) })
}

/** A demo is asked for; the day may be left open. @source specification 5 and 7 */
export function demoProblems(
  form: Values<'name' | 'phone' | 'email' | 'companyName'>,
): FormProblems<'name' | 'phone' | 'email' | 'companyName'> {
  return problemsOf({
    name: form.name.trim() === '' ? 'fullNameRequired' : personNameProblem(form.name),
    phone: phoneProblem(form.phone),
    email: emailProblem(form.email),
    companyName: limitedTextProblem(form.companyName, limits.companyNameMaxLength),
  })
}

/** A subscription is asked for. @source specification 5 and 7 */
export function subscriptionProblems(
  form: Values<'name' | 'phone' | 'email'>,
): FormProblems<'name' | 'phone' | 'email'> {
  return problemsOf({
    name: personNameProblem(form.name),
    phone: phoneProblem(form.phone),
    email: emailProblem(form.email),
  })
}
