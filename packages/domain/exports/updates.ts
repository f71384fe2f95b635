export { marksSeenOnClose, newestFirst, popUps, recentUpdates } from '../src/updates/updates'
