export { DateWindows } from '../src/DateWindows/DateWindows'
export type { DateWindow, DateWindowsProps } from '../src/DateWindows/DateWindows'
