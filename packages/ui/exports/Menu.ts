export { Menu } from '../src/Menu/Menu'
export type { MenuProps } from '../src/Menu/Menu'
export type { MenuEntry } from '../src/Menu/MenuEntry'
