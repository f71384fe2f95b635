export { CriterionPath } from '../src/criteria/CriterionPath/CriterionPath'
export type { CriterionPathProps } from '../src/criteria/CriterionPath/CriterionPath'
