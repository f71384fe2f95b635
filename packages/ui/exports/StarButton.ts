export { StarButton } from '../src/StarButton/StarButton'
export type { StarButtonProps } from '../src/StarButton/StarButton'
