export { Card } from '../src/layout/Card/Card'
export type { CardProps } from '../src/layout/Card/Card'
