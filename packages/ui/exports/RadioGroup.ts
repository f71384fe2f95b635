export { RadioGroup } from '../src/fields/RadioGroup/RadioGroup'
export type { RadioGroupProps, RadioOption } from '../src/fields/RadioGroup/RadioGroup'
