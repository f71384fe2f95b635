export { matchLabels } from '../src/criteria/CriterionTree/matchLabels'
export type { LabelMatches } from '../src/criteria/CriterionTree/matchLabels'
