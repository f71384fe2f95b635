export { Link } from '../src/Link/Link'
export type { LinkProps } from '../src/Link/Link'
