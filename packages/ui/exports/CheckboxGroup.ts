export { CheckboxGroup } from '../src/CheckboxGroup/CheckboxGroup'
export type { CheckboxGroupProps, CheckboxOption } from '../src/CheckboxGroup/CheckboxGroup'
