export { deadlineStanding, nextDeadline } from '../src/dates/nextDeadline'
export { nextClosing, windowStanding } from '../src/dates/windowStanding'
export type { DatedWindow, Moment, WindowStanding } from '../src/dates/windowStanding'
