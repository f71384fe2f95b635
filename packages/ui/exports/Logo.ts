export { Logo } from '../src/graphics/Logo/Logo'
export type { LogoProps } from '../src/graphics/Logo/Logo'
