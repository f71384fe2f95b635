export {
  defaultItemType,
  hasCompanyAccess,
  hasPaidProduct,
  mayUseProjectPhase,
  tierOf,
} from '../src/access/access'
export type { Caller, ProductRights, Tier } from '../src/access/access'
export { coversDomain } from '../src/access/coversDomain'
export { openProject } from '../src/access/limitedAccess'
export type { ViewAccount, ViewOutcome } from '../src/access/limitedAccess'
export { actions, may } from '../src/access/may'
export type { Action } from '../src/access/may'
export { barrierTo, blursPaidDetails } from '../src/access/paywall'
export type { Barrier } from '../src/access/paywall'
