export { Popover } from '../src/Popover/Popover'
export type { PopoverProps } from '../src/Popover/Popover'
