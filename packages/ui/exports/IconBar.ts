export { IconBar } from '../src/IconBar/IconBar'
export type { IconBarProps } from '../src/IconBar/IconBar'
