export { Switch } from '../src/Switch/Switch'
export type { SwitchProps } from '../src/Switch/Switch'
