export { StarButton } from '../src/actions/StarButton/StarButton'
export type { StarButtonProps } from '../src/actions/StarButton/StarButton'
