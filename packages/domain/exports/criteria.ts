export { createCriterionMarks } from '../src/criteria/CriterionMarks'
export type { CriterionMarks, MarkedCriterion } from '../src/criteria/CriterionMarks'
export { buildCriterionTree } from '../src/criteria/CriterionTree'
export type { CriterionTree, NestedCriterion } from '../src/criteria/CriterionTree'
export { overriddenMarks } from '../src/criteria/overriddenMarks'
export { deepestPaths } from '../src/criteria/deepestPaths'
export {
  criteriaByType,
  highlightedTypes,
  searchableTypes,
  standardTypes,
} from '../src/criteria/itemCriteria'
export { marksOf, withMarks } from '../src/criteria/criterionChoices'
