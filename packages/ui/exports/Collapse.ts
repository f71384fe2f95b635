export { Collapse } from '../src/layout/Collapse/Collapse'
export type { CollapseProps } from '../src/layout/Collapse/Collapse'
