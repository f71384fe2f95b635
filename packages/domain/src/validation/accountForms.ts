import type { FormProblems } from './FieldProblem'
import { problemsOf } from './FieldProblem'
import { emailProblem } from './email'
import { passwordProblem, repeatedPasswordProblem } from './password'
import { personNameProblem, positionProblem } from './person'
import { phoneProblem } from './phone'
import { limits } from '../limits/limits'
import { limitedTextProblem, requiredProblem } from './text'

type Values<Field extends string> = Readonly<Record<Field, string>>

export function loginProblems(form: Values<'username' | 'password'>): FormProblems<'username' | 'password'> {
  return problemsOf({
    username: requiredProblem(form.username),
    // The password may consist of spaces, so do not trim it.
    password: form.password === '' ? 'required' : null,
  })
}

export function forgottenPasswordProblems(form: Values<'email'>): FormProblems<'email'> {
  return problemsOf({ email: emailProblem(form.email) })
}

export function newPasswordProblems(
  form: Values<'password' | 'repeated'>,
): FormProblems<'password' | 'repeated'> {
  return problemsOf({
    password: passwordProblem(form.password),
    repeated: repeatedPasswordProblem(form.password, form.repeated),
  })
}

/** Validates the user settings. E-mail and company are read-only and not checked. */
export function settingsProblems(
  form: Values<'name' | 'phone' | 'position'>,
): FormProblems<'name' | 'phone' | 'position'> {
  return problemsOf({
    name: personNameProblem(form.name),
    phone: phoneProblem(form.phone),
    position: positionProblem(form.position),
  })
}

export function limitedAccessProblems(form: Values<'name' | 'mail'>): FormProblems<'name' | 'mail'> {
  return problemsOf({
    name: form.name.trim() === '' ? 'fullNameRequired' : personNameProblem(form.name),
    mail: emailProblem(form.mail),
  })
}

/** Validates a demo request. The day is optional and not checked. */
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

export function subscriptionProblems(
  form: Values<'name' | 'phone' | 'email'>,
): FormProblems<'name' | 'phone' | 'email'> {
  return problemsOf({
    name: personNameProblem(form.name),
    phone: phoneProblem(form.phone),
    email: emailProblem(form.email),
  })
}
