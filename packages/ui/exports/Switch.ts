export { Switch } from '../src/fields/Switch/Switch'
export type { SwitchProps } from '../src/fields/Switch/Switch'
