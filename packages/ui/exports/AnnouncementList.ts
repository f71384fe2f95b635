export { AnnouncementList } from '../src/AnnouncementList/AnnouncementList'
export type { Announcement, AnnouncementListProps } from '../src/AnnouncementList/AnnouncementList'
