import type { ProcurementPhaseCode } from '../../reference/procurementPhases'
import { dayOf } from '../release/dayOf'
import type { PhaseDateRecord } from '../../storage/records/itemParts'
import type { OcdsRelease } from '../../storage/records/OcdsRelease'

const byStatus: Readonly<Record<string, ProcurementPhaseCode>> = {
  cancelled: 'cancelled',
  unsuccessful: 'cancelled',
  withdrawn: 'cancelled',
  complete: 'awarded',
  planned: 'planned',
  planning: 'planned',
}

const day = 86_400_000
/** A call for tenders without a deadline counts as open for this long after its last notice. */
const longestOpenCallMs = 365 * day

const isCancelled = ({ tag, tender }: OcdsRelease) =>
  tag.includes('tenderCancellation') || byStatus[tender?.status ?? ''] === 'cancelled'

const isActive = ({ status }: { readonly status?: string | null }) => (status ?? 'active') === 'active'

/**
 * Whether a release (a published notice) reports an award. An award notice without a list of awards also
 * reports an award. A notice whose awards are all unsuccessful reports none.
 */
const isAwarded = ({ tag, awards, contracts }: OcdsRelease) =>
  (contracts ?? []).some((contract) => isActive(contract) || contract.status === 'terminated') ||
  (awards ?? []).some(isActive) ||
  ((awards ?? []).length === 0 && tag.some((one) => one === 'award' || one === 'contract'))

const hasFailed = ({ awards }: OcdsRelease) => (awards ?? []).length > 0

/**
 * Whether a call for tenders is closed, because its last deadline has passed. A call without a deadline is
 * closed a year after its last notice.
 */
function isClosed({ date, tender }: OcdsRelease, now: number): boolean {
  const ends = [tender?.tenderPeriod?.endDate, tender?.enquiryPeriod?.endDate].flatMap((end) =>
    end ? [Date.parse(end)] : [],
  )
  return ends.length > 0 ? Math.max(...ends) < now : Date.parse(date) + longestOpenCallMs < now
}

/**
 * Determines the phase of a tender. Cancellation, awards and contracts decide first, then the status of the
 * tender, and last its deadlines.
 *
 * @param now RFC 3339
 */
export function phaseOf(release: OcdsRelease, now: string): ProcurementPhaseCode {
  if (isCancelled(release)) return 'cancelled'
  if (isAwarded(release)) return 'awarded'
  if (hasFailed(release)) return 'cancelled'
  const stated = byStatus[release.tender?.status ?? '']
  if (stated !== undefined) return stated
  if (release.tag.every((tag) => tag.startsWith('planning'))) return 'planned'
  if (isClosed(release, Date.parse(now))) return 'evaluation'
  return release.tender?.procurementMethod === 'selective' ? 'qualification' : 'open'
}

const phaseOfTag: Readonly<Record<string, ProcurementPhaseCode>> = {
  planning: 'planned',
  tender: 'open',
  award: 'awarded',
  tenderCancellation: 'cancelled',
  awardCancellation: 'cancelled',
}

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
      const entered = phaseOfTag[tag]
      if (entered !== undefined && !dates.has(entered)) dates.set(entered, dayOf(release.date))
    }
  }
  const deadline = dayOf(compiled.tender?.tenderPeriod?.endDate)
  if (deadline !== null && (phase === 'evaluation' || phase === 'awarded')) dates.set('evaluation', deadline)
  if (!dates.has(phase)) dates.set(phase, null)
  return [...dates].map(([entered, date]) => ({ phase: entered, date }))
}
