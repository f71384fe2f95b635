export { ActiveFilters } from '../src/criteria/ActiveFilters/ActiveFilters'
export type { ActiveFilter, ActiveFiltersProps } from '../src/criteria/ActiveFilters/ActiveFilters'
