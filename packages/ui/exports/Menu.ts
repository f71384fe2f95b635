export { Menu } from '../src/Menu/Menu'
export type { MenuEntry, MenuProps } from '../src/Menu/Menu'
