export {
  demoProblems,
  forgottenPasswordProblems,
  limitedAccessProblems,
  loginProblems,
  newPasswordProblems,
  settingsProblems,
  subscriptionProblems,
} from '../src/validation/accountForms'
export { isFullCode } from '../src/validation/code'
export { companySignInProblems } from '../src/validation/companySignIn'
export { emailProblem } from '../src/validation/email'
export { isValid } from '../src/validation/FieldProblem'
export type { FieldProblem, FormProblems } from '../src/validation/FieldProblem'
export { noteProblems, tipProblems, titledProblems } from '../src/validation/itemForms'
export { shownValidity } from '../src/validation/liveValidation'
export type { LiveValidation } from '../src/validation/liveValidation'
export { withCallingCode } from '../src/validation/phone'
