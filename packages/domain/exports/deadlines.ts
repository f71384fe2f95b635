export { closingsOf, deadlineStatus, nextDeadline, windowKinds } from '../src/dates/nextDeadline'
export type { NamedWindow, WindowKind } from '../src/dates/nextDeadline'
export { closingOf, windowStatus } from '../src/dates/windowStatus'
export type { DatedWindow, Moment, WindowStatus } from '../src/dates/windowStatus'
