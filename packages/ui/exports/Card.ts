export { Card } from '../src/Card/Card'
export type { CardProps } from '../src/Card/Card'
