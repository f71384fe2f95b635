export { Sidebar } from '../src/Sidebar/Sidebar'
export type { SidebarProps } from '../src/Sidebar/Sidebar'
