export { LinkButton } from '../src/actions/LinkButton/LinkButton'
export type { LinkButtonProps } from '../src/actions/LinkButton/LinkButton'
