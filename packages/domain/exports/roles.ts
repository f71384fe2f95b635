export { roleName } from '../src/roles/roleName'
export type { NamedRole } from '../src/roles/roleName'
export { roleIds } from '../src/roles/roleIds'
