export { marksSeenOnClose, newestFirst, popUps, recentUpdates } from '../src/updates/updates'
export type { Dated } from '../src/updates/updates'
