export { CalendarFeedModal } from '../src/saved/CalendarFeedModal/CalendarFeedModal'
export type { CalendarFeedModalProps } from '../src/saved/CalendarFeedModal/CalendarFeedModal'
