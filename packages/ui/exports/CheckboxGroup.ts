export { CheckboxGroup } from '../src/fields/CheckboxGroup/CheckboxGroup'
export type { CheckboxGroupProps, CheckboxOption } from '../src/fields/CheckboxGroup/CheckboxGroup'
