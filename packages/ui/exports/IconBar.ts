export { IconBar } from '../src/actions/IconBar/IconBar'
export type { IconBarProps } from '../src/actions/IconBar/IconBar'
