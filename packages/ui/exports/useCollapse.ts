export { useCollapse } from '../src/layout/Collapse/useCollapse'
export type { CollapseOptions } from '../src/layout/Collapse/useCollapse'
