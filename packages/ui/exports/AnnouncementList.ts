export { AnnouncementList } from '../src/item/AnnouncementList/AnnouncementList'
export type { Announcement, AnnouncementListProps } from '../src/item/AnnouncementList/AnnouncementList'
