export { ShareMenu } from '../src/ShareMenu/ShareMenu'
export type { ShareMenuProps } from '../src/ShareMenu/ShareMenu'
