export { Collapse } from '../src/Collapse/Collapse'
export type { CollapseProps } from '../src/Collapse/Collapse'
