import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  required: NoMessageValues
  fullNameRequired: NoMessageValues
  invalidEmail: NoMessageValues
  emailInUse: NoMessageValues
  invalidPhone: NoMessageValues
  phoneTooLong: NoMessageValues
  passwordTooShort: NoMessageValues
  passwordsDiffer: NoMessageValues
  nameTooLong: NoMessageValues
  textTooLong: NoMessageValues
  nameNotLetters: NoMessageValues
  positionTooLong: NoMessageValues
  positionNotLetters: NoMessageValues
  invalid: NoMessageValues
  noUserSelected: NoMessageValues
}>({
  required: { id: 'web.FieldProblem.required', defaultMessage: 'The field is required' },
  fullNameRequired: {
    id: 'web.FieldProblem.fullNameRequired',
    defaultMessage: 'Please write your full name',
  },
  invalidEmail: { id: 'web.FieldProblem.invalidEmail', defaultMessage: 'Please enter a valid email address' },
  emailInUse: { id: 'web.FieldProblem.emailInUse', defaultMessage: 'The chosen email is already in use' },
  invalidPhone: { id: 'web.FieldProblem.invalidPhone', defaultMessage: 'Insert valid phone number' },
  phoneTooLong: {
    id: 'web.FieldProblem.phoneTooLong',
    defaultMessage: 'The phone number can be at most 255 characters long',
  },
  passwordTooShort: {
    id: 'web.FieldProblem.passwordTooShort',
    defaultMessage: 'Password should be at least 8 characters long',
  },
  passwordsDiffer: {
    id: 'web.FieldProblem.passwordsDiffer',
    defaultMessage: 'The two passwords must be the same',
  },
  textTooLong: {
    id: 'web.FieldProblem.textTooLong',
    defaultMessage: 'The text is too long. Please shorten it',
  },
  nameTooLong: {
    id: 'web.FieldProblem.nameTooLong',
    defaultMessage: 'Your name can be at most 255 characters long',
  },
  nameNotLetters: {
    id: 'web.FieldProblem.nameNotLetters',
    defaultMessage: 'The name may only contain letters',
  },
  positionTooLong: {
    id: 'web.FieldProblem.positionTooLong',
    defaultMessage: 'Your position can be at most 255 characters long',
  },
  positionNotLetters: {
    id: 'web.FieldProblem.positionNotLetters',
    defaultMessage: 'The position may only contain letters',
  },
  invalid: {
    id: 'web.FieldProblem.invalid',
    defaultMessage: 'The name must have between 1 and 100 characters',
  },
  noUserSelected: { id: 'web.FieldProblem.noUserSelected', defaultMessage: 'Choose at least one person' },
})
