export { Checkbox } from '../src/fields/Checkbox/Checkbox'
export type { CheckboxProps } from '../src/fields/Checkbox/Checkbox'
export { nextMark } from '../src/fields/Checkbox/nextMark'
