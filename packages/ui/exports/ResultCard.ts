export { ResultCard } from '../src/data/ResultCard/ResultCard'
export type { ResultCardProps } from '../src/data/ResultCard/ResultCard'
