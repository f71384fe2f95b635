export { Sidebar } from '../src/layout/Sidebar/Sidebar'
export type { SidebarProps } from '../src/layout/Sidebar/Sidebar'
