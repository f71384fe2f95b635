export { listedAnnouncements } from '../src/items/listedAnnouncements'
