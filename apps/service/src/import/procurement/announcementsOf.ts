import { formatDate } from '@spadestik/domain/dates'
import { compiledStates } from '../release/compileReleases'
import { dayOf } from '../release/dayOf'
import type { AnnouncementRecord } from '../../storage/records/itemParts'
import type { OcdsRelease } from '../../storage/records/OcdsRelease'
import { isEnded, periodOf } from './lots'

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
  ['contractAmendment', 'correction'],
  ['tender', 'update'],
  ['planning', 'update'],
  ['planningUpdate', 'update'],
]

function typeOf(release: OcdsRelease): AnnouncementRecord['type'] | null {
  if (isEnded(release.tender?.status)) return 'cancellation'
  return typeOfTag.find(([tag]) => release.tag.includes(tag))?.[1] ?? null
}

function deadlineChange(before: OcdsRelease | undefined, now: OcdsRelease | undefined): string | null {
  const [from, to] = [before, now].map((state) =>
    dayOf(state?.tender ? periodOf(state.tender, 'tenderPeriod')?.endDate : null),
  )
  return !from || !to || from === to ? null : `${formatDate(from)} → ${formatDate(to)}`
}

/**
 * Returns the announcements in the order of the releases. An announcement says how the deadline changed, if
 * it did.
 *
 * @param states the purchase after each of the releases, merged from the releases by default
 */
export function announcementsOf(
  releases: readonly OcdsRelease[],
  states: readonly OcdsRelease[] = compiledStates(releases),
): AnnouncementRecord[] {
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
        changes: deadlineChange(states[index - 1], states[index]),
        description: release.x_notice?.change ?? release.tender?.title ?? null,
      },
    ]
  })
}
