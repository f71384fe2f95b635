import type { PhaseDateRecord } from '../items/PhaseDateRecord'
import type { ProcurementPhaseCode } from '../reference/procurementPhases'
import { dayOf } from './dayOf'
import type { OcdsRelease } from './OcdsRelease'

const ended: Readonly<Record<string, ProcurementPhaseCode>> = {
  complete: 'awarded',
  cancelled: 'cancelled',
  unsuccessful: 'cancelled',
  withdrawn: 'cancelled',
  planned: 'planned',
  planning: 'planned',
}

/**
 * The phase that a contracting process is in.
 *
 * @param now RFC 3339: an open tender whose deadline has passed is under evaluation
 */
export function phaseOf(release: OcdsRelease, now: string): ProcurementPhaseCode {
  const byStatus = ended[release.tender?.status ?? '']
  if (byStatus !== undefined) return byStatus
  const deadline = release.tender?.tenderPeriod?.endDate
  if (deadline && Date.parse(deadline) < Date.parse(now)) return 'evaluation'
  return release.tender?.procurementMethod === 'selective' ? 'qualification' : 'open'
}

const phaseOfTag: Readonly<Record<string, ProcurementPhaseCode>> = {
  planning: 'planned',
  tender: 'open',
  award: 'awarded',
  tenderCancellation: 'cancelled',
  awardCancellation: 'cancelled',
}

/** When a process entered its phases: the first release of each kind, and the deadline where evaluation began. */
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
