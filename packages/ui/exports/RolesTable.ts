export { RolesTable } from '../src/item/RolesTable/RolesTable'
export type { CompanyRoleRow, RolesTableProps } from '../src/item/RolesTable/RolesTable'
