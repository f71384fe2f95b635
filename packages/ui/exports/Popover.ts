export { Popover } from '../src/overlays/Popover/Popover'
export type { PopoverProps } from '../src/overlays/Popover/Popover'
