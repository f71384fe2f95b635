export { CriterionPath } from '../src/CriterionPath/CriterionPath'
export type { CriterionPathProps } from '../src/CriterionPath/CriterionPath'
