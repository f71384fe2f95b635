export { Checkbox } from '../src/Checkbox/Checkbox'
export type { CheckboxProps } from '../src/Checkbox/Checkbox'
export { nextMark } from '../src/Checkbox/nextMark'
