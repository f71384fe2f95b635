export { matchLabels } from '../src/CriterionTree/matchLabels'
export type { LabelMatches } from '../src/CriterionTree/matchLabels'
