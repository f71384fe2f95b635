export { deadlineStatus, nextDeadline } from '../src/dates/nextDeadline'
export { closingOf, nextClosing, windowStatus } from '../src/dates/windowStatus'
export type { DatedWindow, Moment, WindowStatus } from '../src/dates/windowStatus'
