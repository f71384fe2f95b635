export { MenuItem, MenuSection, MenuSeparator } from '../src/actions/Menu/MenuItem'
export type { MenuItemProps, MenuSectionProps } from '../src/actions/Menu/MenuItem'
