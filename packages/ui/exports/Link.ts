export { Link } from '../src/actions/Link/Link'
export type { LinkProps } from '../src/actions/Link/Link'
