export { Logo } from '../src/Logo/Logo'
export type { LogoProps } from '../src/Logo/Logo'
