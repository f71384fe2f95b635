import type { ProcurementPhaseCode } from '../../reference/procurementPhases'
import { clockTimeOf, dayOf } from '../release/dayOf'
import type { PhaseDateRecord } from '../../storage/records/itemParts'
import type { OcdsRelease } from '../../storage/records/OcdsRelease'
import { isEnded, periodOf } from './lots'
import { winningAwards } from './winnersOf'

const byStatus: ReadonlyMap<string, ProcurementPhaseCode> = new Map(
  Object.entries({
    cancelled: 'cancelled',
    unsuccessful: 'cancelled',
    withdrawn: 'cancelled',
    complete: 'awarded',
    planned: 'planned',
    planning: 'planned',
  }),
)

const day = 86_400_000
/** A call for tenders without a deadline counts as open for this long after its last notice. */
const longestOpenCallMs = 365 * day

const isCancelled = ({ tag, tender }: OcdsRelease) =>
  tag.includes('tenderCancellation') || byStatus.get(tender?.status ?? '') === 'cancelled'

/** Whether all lots have ended without a contract. */
const areLotsEnded = ({ tender }: OcdsRelease) => {
  const lots = tender?.lots ?? []
  return lots.length > 0 && lots.every(({ status }) => isEnded(status))
}

/**
 * Whether a release (a published notice) reports an award. An award notice without a list of awards also
 * reports an award. A notice whose awards are all unsuccessful reports none.
 */
const isAwarded = (release: OcdsRelease) =>
  (release.contracts ?? []).some(
    ({ status }) => (status ?? 'active') === 'active' || status === 'terminated',
  ) ||
  winningAwards(release).length > 0 ||
  ((release.awards ?? []).length === 0 && release.tag.some((one) => one === 'award' || one === 'contract'))

/** Whether all awards have failed, and they are about all lots. */
function hasFailed({ awards, tender }: OcdsRelease): boolean {
  const all = awards ?? []
  if (all.length === 0 || !all.every(({ status }) => isEnded(status))) return false
  const failed = new Set(all.flatMap(({ relatedLots }) => relatedLots ?? []))
  return (
    failed.size === 0 ||
    (tender?.lots ?? []).every(({ id, status }) => isEnded(status) || failed.has(id ?? ''))
  )
}

const isPending = ({ awards }: OcdsRelease) => (awards ?? []).some(({ status }) => status === 'pending')

/** Returns the time of a deadline in milliseconds. A deadline without a time of day ends with its day. */
function endOf(deadline: string): number {
  return clockTimeOf(deadline) === null
    ? Date.parse(deadline.replace(/T.{8}/, 'T00:00:00')) + day
    : Date.parse(deadline)
}

/** Returns the last deadline in milliseconds, or null without deadlines. */
function lastDeadline({ tender }: OcdsRelease): number | null {
  const ends = (['tenderPeriod', 'participationPeriod', 'enquiryPeriod'] as const).flatMap((name) => {
    const end = tender ? periodOf(tender, name)?.endDate : null
    return end ? [endOf(end)] : []
  })
  return ends.length === 0 ? null : Math.max(...ends)
}

/**
 * Whether a call for tenders is closed, because its last deadline has passed. A call without a deadline is
 * closed a year after its last notice.
 */
const isClosed = (release: OcdsRelease, now: number) =>
  (lastDeadline(release) ?? Date.parse(release.date) + longestOpenCallMs) < now

/**
 * Determines the phase of a tender. Cancellation, awards and contracts decide first, then the status of the
 * tender, and last its deadlines.
 *
 * @param now RFC 3339
 */
export function phaseOf(release: OcdsRelease, now: string): ProcurementPhaseCode {
  if (isCancelled(release)) return 'cancelled'
  if (isAwarded(release)) return 'awarded'
  if (hasFailed(release) || areLotsEnded(release)) return 'cancelled'
  if (isPending(release) && (lastDeadline(release) ?? -Infinity) < Date.parse(now)) return 'evaluation'
  const stated = byStatus.get(release.tender?.status ?? '')
  if (stated !== undefined) return stated
  if (release.tag.every((tag) => tag.startsWith('planning'))) return 'planned'
  if (isClosed(release, Date.parse(now))) return 'evaluation'
  return release.tender?.procurementMethod === 'selective' ? 'qualification' : 'open'
}

const phaseOfTag: ReadonlyMap<string, ProcurementPhaseCode> = new Map(
  Object.entries({
    planning: 'planned',
    tender: 'open',
    award: 'awarded',
    tenderCancellation: 'cancelled',
    awardCancellation: 'cancelled',
  }),
)

/**
 * Returns the date of each phase, which is the date of the first release (published notice) that announces
 * the phase. The date of the evaluation is the deadline for offers.
 */
export function phaseDatesOf(
  releases: readonly OcdsRelease[],
  compiled: OcdsRelease,
  phase: ProcurementPhaseCode,
): PhaseDateRecord<ProcurementPhaseCode>[] {
  const dates = new Map<ProcurementPhaseCode, string | null>()
  for (const release of releases) {
    for (const tag of release.tag) {
      const entered = phaseOfTag.get(tag)
      if (entered !== undefined && !dates.has(entered)) dates.set(entered, dayOf(release.date))
    }
  }
  const deadline = dayOf(compiled.tender ? periodOf(compiled.tender, 'tenderPeriod')?.endDate : null)
  if (deadline !== null && (phase === 'evaluation' || phase === 'awarded')) dates.set('evaluation', deadline)
  if (!dates.has(phase)) dates.set(phase, null)
  return [...dates].map(([entered, date]) => ({ phase: entered, date }))
}
