export { FilterPanel } from '../src/layout/FilterPanel/FilterPanel'
export type { FilterPanelProps } from '../src/layout/FilterPanel/FilterPanel'
