export { overriddenMarks } from '../src/criteria/overriddenMarks'
export { deepestPaths } from '../src/criteria/deepestPaths'
export {
  criteriaByType,
  highlightedTypes,
  searchableTypes,
  standardTypes,
} from '../src/criteria/itemCriteria'
export { marksOf, withMarks } from '../src/criteria/criterionChoices'
export type { MarkedCriterion } from '../src/criteria/criterionChoices'
