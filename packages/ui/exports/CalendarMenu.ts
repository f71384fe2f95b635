export { CalendarMenu } from '../src/actions/CalendarMenu/CalendarMenu'
export type {
  CalendarMenuProps,
  CalendarName,
  CalendarTarget,
} from '../src/actions/CalendarMenu/CalendarMenu'
