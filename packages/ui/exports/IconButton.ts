export { IconButton } from '../src/IconButton/IconButton'
export type { IconButtonProps } from '../src/IconButton/IconButton'
