import { CalendarMenu } from '../../../src/actions/CalendarMenu/CalendarMenu'
import { ShareMenu } from '../../../src/actions/ShareMenu/ShareMenu'
import { CriterionTree } from '../../../src/criteria/CriterionTree/CriterionTree'
import { AnnouncementList } from '../../../src/item/AnnouncementList/AnnouncementList'
import { DocumentList } from '../../../src/item/DocumentList/DocumentList'
import { RolesTable } from '../../../src/item/RolesTable/RolesTable'
import { UpdateList } from '../../../src/item/UpdateList/UpdateList'
import { WinnersList } from '../../../src/item/WinnersList/WinnersList'
import { FileImage } from '../../../src/media/FileImage/FileImage'
import type { Samples } from './Sample'
import { ignore } from './Sample'

const treeProps = { label: 'Category', items: [] }
const calendar = { eventName: 'Deadline', targets: [{ calendar: 'google', href: '#' }] } as const

/** Samples of component states that have another root element than the usual sample. */
export const variantSamples: Samples = {
  'AnnouncementList without announcements': (root) => (
    <AnnouncementList {...root} label="Announcements" announcements={[]} />
  ),
  'AnnouncementList with a lock': (root) => (
    <AnnouncementList {...root} label="Announcements" announcements={[]} isLocked />
  ),
  'CalendarMenu with a paywall': (root) => <CalendarMenu {...root} {...calendar} onUnlock={ignore} />,
  'CriterionTree without nodes': (root) => <CriterionTree {...root} {...treeProps} />,
  'CriterionTree while loading': (root) => <CriterionTree {...root} {...treeProps} isLoading />,
  'DocumentList without documents': (root) => <DocumentList {...root} label="Documents" documents={[]} />,
  'FileImage without an image': (root) => <FileImage {...root} src={null} alt="" shape="3x2" />,
  'RolesTable without roles': (root) => <RolesTable {...root} label="Companies" roles={[]} />,
  'ShareMenu with a paywall': (root) => (
    <ShareMenu {...root} mailHref="#" onCopyLink={async () => undefined} copiedMs={1} onUnlock={ignore} />
  ),
  'UpdateList without updates': (root) => <UpdateList {...root} label="Updates" updates={[]} />,
  'UpdateList while loading': (root) => <UpdateList {...root} label="Updates" updates={[]} isLoading />,
  'WinnersList without winners': (root) => (
    <WinnersList {...root} label="Winners" winners={[]} collapseAbove={3} />
  ),
  'WinnersList with a lock': (root) => (
    <WinnersList {...root} label="Winners" winners={[]} collapseAbove={3} isLocked />
  ),
}
