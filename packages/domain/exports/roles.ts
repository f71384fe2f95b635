export { roleName } from '../src/roles/roleName'
export type { NamedRole } from '../src/roles/roleName'
