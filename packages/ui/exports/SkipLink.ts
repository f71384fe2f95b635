export { SkipLink } from '../src/layout/SkipLink/SkipLink'
export type { SkipLinkProps } from '../src/layout/SkipLink/SkipLink'
