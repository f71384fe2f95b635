export { Header } from '../src/layout/Header/Header'
export type { CountryChoice, HeaderProps, NavItem } from '../src/layout/Header/Header'
export { ProfileMenu } from '../src/layout/Header/ProfileMenu'
export type { ProfileMenuProps } from '../src/layout/Header/ProfileMenu'
