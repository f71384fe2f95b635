export { CalendarMenu } from '../src/CalendarMenu/CalendarMenu'
export type { CalendarMenuProps, CalendarName, CalendarTarget } from '../src/CalendarMenu/CalendarMenu'
