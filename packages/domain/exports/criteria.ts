export { createCriterionMarks } from '../src/criteria/CriterionMarks'
export type { CriterionMarks, MarkedCriterion } from '../src/criteria/CriterionMarks'
export { buildCriterionTree } from '../src/criteria/CriterionTree'
export type { CriterionTree, NestedCriterion } from '../src/criteria/CriterionTree'
export { criterionPath } from '../src/criteria/criterionPath'
export { nextMark } from '../src/criteria/mark'
export type { Mark, ShownMark } from '../src/criteria/mark'
export { overriddenMarks } from '../src/criteria/overriddenMarks'
export { deepestPaths } from '../src/criteria/deepestPaths'
export { marksOf, meetsChoices, withMarks } from '../src/criteria/criterionChoices'
export {
  criteriaByType,
  highlightedTypes,
  searchableTypes,
  standardTypes,
} from '../src/criteria/itemCriteria'
export type { ShownCriterionType } from '../src/criteria/itemCriteria'
