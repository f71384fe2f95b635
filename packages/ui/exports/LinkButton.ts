export { LinkButton } from '../src/LinkButton/LinkButton'
export type { LinkButtonProps } from '../src/LinkButton/LinkButton'
