export { Menu } from '../src/actions/Menu/Menu'
export type { MenuProps } from '../src/actions/Menu/Menu'
export type { MenuEntry } from '../src/actions/Menu/MenuEntry'
