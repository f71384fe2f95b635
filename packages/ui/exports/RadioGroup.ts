export { RadioGroup } from '../src/RadioGroup/RadioGroup'
export type { RadioGroupProps, RadioOption } from '../src/RadioGroup/RadioGroup'
