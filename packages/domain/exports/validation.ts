export {
  codeProblems,
  demoProblems,
  forgottenPasswordProblems,
  limitedAccessProblems,
  loginProblems,
  newPasswordProblems,
  settingsProblems,
  subscriptionProblems,
} from '../src/validation/accountForms'
export { codeProblem, isFullCode } from '../src/validation/code'
export { dateProblem, timeProblem } from '../src/validation/dateAndTime'
export { emailProblem, isEmail } from '../src/validation/email'
export type { SuffixLength } from '../src/validation/email'
export { isValid } from '../src/validation/FieldProblem'
export type { FieldProblem, FormProblems } from '../src/validation/FieldProblem'
export { hiddenItemProblems, noteProblems, tipProblems, titledProblems } from '../src/validation/itemForms'
export { shownValidity } from '../src/validation/liveValidation'
export type { LiveValidation, ShownValidity } from '../src/validation/liveValidation'
export { passwordProblem, repeatedPasswordProblem } from '../src/validation/password'
export { isName, personNameProblem, positionProblem } from '../src/validation/person'
export { phoneProblem, withCallingCode } from '../src/validation/phone'
export { letterDigitProblem, numberProblem, requiredProblem, titleProblem } from '../src/validation/text'
export { usersProblem } from '../src/validation/users'
