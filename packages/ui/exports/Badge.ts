export { Badge } from '../src/feedback/Badge/Badge'
export type { BadgeProps } from '../src/feedback/Badge/Badge'
