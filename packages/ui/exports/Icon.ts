export { Icon } from '../src/graphics/Icon/Icon'
export type { IconProps } from '../src/graphics/Icon/Icon'
