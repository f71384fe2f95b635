export { IconButton } from '../src/actions/IconButton/IconButton'
export type { IconButtonProps } from '../src/actions/IconButton/IconButton'
