export { SkipLink } from '../src/SkipLink/SkipLink'
export type { SkipLinkProps } from '../src/SkipLink/SkipLink'
