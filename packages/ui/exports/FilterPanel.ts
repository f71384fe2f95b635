export { FilterPanel } from '../src/FilterPanel/FilterPanel'
export type { FilterPanelProps } from '../src/FilterPanel/FilterPanel'
