export { deadlineStanding, nextDeadline } from '../src/deadlines/nextDeadline'
export type { WindowEnd } from '../src/deadlines/nextDeadline'
