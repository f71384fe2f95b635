export { SelectionBar } from '../src/actions/SelectionBar/SelectionBar'
export type { SelectionBarProps } from '../src/actions/SelectionBar/SelectionBar'
