export { RowCheckbox } from '../src/data/RowCheckbox/RowCheckbox'
export type { RowCheckboxProps } from '../src/data/RowCheckbox/RowCheckbox'
