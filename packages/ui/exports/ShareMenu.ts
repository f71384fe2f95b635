export { ShareMenu } from '../src/actions/ShareMenu/ShareMenu'
export type { ShareMenuProps } from '../src/actions/ShareMenu/ShareMenu'
