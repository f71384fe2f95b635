export { DateWindows } from '../src/item/DateWindows/DateWindows'
export type { DateWindow, DateWindowsProps } from '../src/item/DateWindows/DateWindows'
