export { Header } from '../src/Header/Header'
export type { CountryChoice, HeaderProps, NavItem } from '../src/Header/Header'
export { ProfileMenu } from '../src/Header/ProfileMenu'
export type { ProfileMenuProps } from '../src/Header/ProfileMenu'
