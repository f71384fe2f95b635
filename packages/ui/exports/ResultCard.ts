export { ResultCard } from '../src/ResultCard/ResultCard'
export type { ResultCardProps } from '../src/ResultCard/ResultCard'
