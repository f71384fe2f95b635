export { Badge } from '../src/Badge/Badge'
export type { BadgeProps } from '../src/Badge/Badge'
