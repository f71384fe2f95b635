import type { PhaseDateRecord } from '../../storage/records/itemParts'
import type { ProjectPhaseCode } from '../../reference/projectPhases'
import { projectPhases } from '../../reference/projectPhases'
import type { PartReader } from '../file/PartReader'
import { addDays } from '../release/dayOf'

interface Period {
  /** `YYYY-MM-DD` */
  readonly start: string | null
  /** `YYYY-MM-DD` */
  readonly end: string | null
}

const stages = [
  'identification',
  'preparation',
  'implementation',
  'completion',
  'maintenance',
  'decommissioning',
] as const
type Stage = (typeof stages)[number]

export interface Periods {
  readonly stages: Readonly<Partial<Record<Stage, Period>>>
  /** When the building is built. */
  readonly building: Period
}

const lastDay = '2099-12-31'
const longestDays = 365 * 100

function periodIn(project: PartReader, name: string): Period | null {
  const part = project.part(name)
  if (part === null) return null
  const start = part.day('startDate')
  const end = part.day('endDate')
  const days = part.number('durationInDays')
  if (end !== null && start !== null && end < start) {
    part.note('endDate', `${end} was dropped: it is before the start`)
    return { start, end: null }
  }
  if (days === null || end !== null || start === null) return { start, end }
  const isUsable = Number.isInteger(days) && days >= 0 && days < longestDays
  if (isUsable && addDays(start, days) <= lastDay) return { start, end: addDays(start, days) }
  part.note('durationInDays', `${days} was dropped: no project takes so long`)
  return { start, end }
}

const isEmpty = (period: Period | null | undefined) => !period || (period.start ?? period.end) === null

export function periodsIn(project: PartReader): Periods {
  const found: Partial<Record<Stage, Period>> = {}
  for (const stage of stages) {
    const period = periodIn(project, `${stage}Period`)
    if (period !== null && !isEmpty(period)) found[stage] = period
  }
  const whole = periodIn(project, 'period')
  return { stages: found, building: found.implementation ?? whole ?? { start: null, end: null } }
}

/** The phase that a stage of the standard is. The standard has no stage for permits. */
const phaseOfStage: Readonly<Record<Stage, ProjectPhaseCode>> = {
  identification: 'idea',
  preparation: 'planning',
  implementation: 'construction',
  completion: 'completed',
  maintenance: 'completed',
  decommissioning: 'completed',
}

/** Returns the last stage that has begun. A project whose first stage is ahead is in the stage before. */
function stageByPeriods({ stages: found }: Periods, today: string): Stage | null {
  const begun = stages.filter((stage) => {
    const { start, end } = found[stage] ?? { start: null, end: null }
    return start === null ? end !== null && end < today : start <= today
  })
  const last = begun.at(-1)
  if (last !== undefined) return last
  const next = stages.find((stage) => found[stage] !== undefined)
  return next === undefined ? null : (stages[Math.max(0, stages.indexOf(next) - 1)] ?? null)
}

const others: Readonly<Record<string, Stage>> = {
  completed: 'maintenance',
  decommissioned: 'decommissioning',
}

/** What the contracts for the building itself have come to. */
export interface BuildingContracts {
  readonly areCalledFor: boolean
  readonly areAwarded: boolean
}

/**
 * Returns the phase of a project: by its status, or else by its periods. The standard counts the purchase of the
 * building to its implementation, so the contracts decide whether it is built already. Null for a cancelled
 * project, because the product has no such phase.
 */
export function projectPhaseOf(
  project: PartReader,
  periods: Periods,
  { areCalledFor, areAwarded }: BuildingContracts,
  today: string,
): ProjectPhaseCode | null {
  const status = project.text('status', 100)
  if (status === 'cancelled') return null
  const stated = stages.find((stage) => stage === status) ?? others[status ?? ''] ?? null
  if (status !== null && stated === null) project.note('status', `"${status}" is no status that is known`)
  const stage = stated ?? stageByPeriods(periods, today)
  if (stage === null) {
    project.note('status', 'is missing, and so are the periods of the stages: the first phase is shown')
    return 'idea'
  }
  if (stage === 'implementation' && areCalledFor && !areAwarded) return 'tender'
  return phaseOfStage[stage]
}

/** Returns when the phases begin, in order. */
export function projectPhaseDates(
  { stages: found }: Periods,
  phase: ProjectPhaseCode,
): PhaseDateRecord<ProjectPhaseCode>[] {
  const dates = new Map<ProjectPhaseCode, string | null>()
  for (const stage of stages) {
    const start = found[stage]?.start ?? null
    const entered = phaseOfStage[stage]
    if (start !== null && !dates.has(entered)) dates.set(entered, start)
  }
  if (!dates.has(phase)) dates.set(phase, null)
  return projectPhases.flatMap(({ code }) =>
    dates.has(code) ? [{ phase: code, date: dates.get(code) ?? null }] : [],
  )
}
