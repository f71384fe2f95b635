export { RolesTable } from '../src/RolesTable/RolesTable'
export type { CompanyRoleRow, RolesTableProps } from '../src/RolesTable/RolesTable'
