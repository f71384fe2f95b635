export { ActiveFilters } from '../src/ActiveFilters/ActiveFilters'
export type { ActiveFilter, ActiveFiltersProps } from '../src/ActiveFilters/ActiveFilters'
