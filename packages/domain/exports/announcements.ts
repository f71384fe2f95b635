export { listedAnnouncements } from '../src/announcements/listedAnnouncements'
