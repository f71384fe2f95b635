export { Icon } from '../src/Icon/Icon'
export type { IconProps } from '../src/Icon/Icon'
