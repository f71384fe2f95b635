export { deadlineStanding, nextDeadline } from '../src/deadlines/nextDeadline'
export type { WindowEnd } from '../src/deadlines/nextDeadline'
export { nextClosing, windowStanding } from '../src/deadlines/windowStanding'
export type { DatedWindow, Moment, WindowStanding } from '../src/deadlines/windowStanding'
