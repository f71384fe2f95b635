export {
  defaultItemType,
  hasCompanyAccess,
  hasPaidProduct,
  may,
  mayUseProjectPhase,
  paidProcurementFields,
  tierOf,
} from '../src/access/access'
export type { Action, Caller, ProductRights, Tier } from '../src/access/access'
