import type { Fault } from './Fault'

const allowed: readonly (readonly [operation: string, who: string, refusal: 401 | 403])[] = [
  ['getProcurement', 'a limited visitor', 401],
  ['searchProjects', 'a limited visitor', 403],
  ['getLists', 'a limited visitor', 403],
  ['getCurrentUser', 'a limited visitor', 403],
  ['getColleagues', 'a limited visitor', 403],
  ['getCompany', 'a user without a paid product', 401],
  ['createList', 'a user without a paid product', 403],
  ['createNote', 'a user without a paid product', 403],
  ['createHiddenItem', 'a user without a paid product', 403],
  ['sendTip', 'a user without a paid product', 403],
  ['getListUpdates', 'a user without a paid product', 403],
  ['getProcurementUpdates', 'a user without a paid product', 403],
  ['searchCompanies', 'a user without company access', 403],
  ['getCompanyRoles', 'a user without company access', 403],
  ['getCompanyContacts', 'a user without company access', 403],
  ['createCompanyAgent', 'a user without company access', 403],
]

export const refusalFaults: readonly Fault[] = allowed.map(([operation, who, refusal]) => ({
  name: `${who} is not refused ${operation}`,
  interaction: `${operation}: nothing for ${who}`,
  corrupt: (response) => (response.status = 200),
  names: new RegExp(`status: .*${refusal}.*200`),
}))
