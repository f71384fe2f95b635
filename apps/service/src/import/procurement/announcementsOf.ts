import { dayOf } from '../release/dayOf'
import type { AnnouncementRecord } from '../../storage/records/itemParts'
import type { OcdsRelease } from '../../storage/records/OcdsRelease'

/**
 * The type of announcement for each tag. If a release (a published notice) has several tags, the first one in
 * this list counts.
 */
const typeOfTag: readonly [tag: string, type: AnnouncementRecord['type']][] = [
  ['tenderCancellation', 'cancellation'],
  ['awardCancellation', 'cancellation'],
  ['contractTermination', 'cancellation'],
  ['award', 'result'],
  ['awardUpdate', 'correction'],
  ['tenderUpdate', 'correction'],
  ['tenderAmendment', 'correction'],
  ['tender', 'update'],
  ['planning', 'update'],
  ['planningUpdate', 'update'],
]

const isEnded = (release: OcdsRelease): boolean =>
  ['cancelled', 'unsuccessful', 'withdrawn'].includes(release.tender?.status ?? '')

function typeOf(release: OcdsRelease): AnnouncementRecord['type'] | null {
  if (isEnded(release)) return 'cancellation'
  return typeOfTag.find(([tag]) => release.tag.includes(tag))?.[1] ?? null
}

function deadlineChange(before: OcdsRelease | undefined, now: OcdsRelease): string | null {
  const from = dayOf(before?.tender?.tenderPeriod?.endDate)
  const to = dayOf(now.tender?.tenderPeriod?.endDate)
  return from === null || to === null || from === to ? null : `${from} → ${to}`
}

/**
 * Returns the announcements in the order of the releases. An announcement says how the deadline changed, if
 * it did.
 */
export function announcementsOf(releases: readonly OcdsRelease[]): AnnouncementRecord[] {
  return releases.flatMap((release, index) => {
    const type = typeOf(release)
    const date = dayOf(release.date)
    // The first notice publishes the tender itself. It is an announcement only if it is about a cancellation,
    // a result or a correction.
    const isFirst = index === 0 && type === 'update'
    if (type === null || date === null || isFirst) return []
    return [
      {
        date,
        type,
        changes: deadlineChange(releases[index - 1], release),
        description: release.tender?.title ?? null,
      },
    ]
  })
}
