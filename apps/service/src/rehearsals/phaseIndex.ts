import { procurementPhases } from '../reference/procurementPhases'
import { projectPhases } from '../reference/projectPhases'
import type { RehearsedFilters } from './rehearsedFilters'

/** For each type of item with phases, the name of the filter by phase, and all phases. */
export const phasesOf = {
  project: { name: 'projectPhases', all: projectPhases },
  procurement: { name: 'procurementPhases', all: procurementPhases },
} as const

/** Returns the index of the filter by phase, or -1 if it is not set. */
export const phaseIndex = ({ type, filters }: Pick<RehearsedFilters, 'type' | 'filters'>): number =>
  type === 'company' ? -1 : filters.findIndex(({ asked }) => asked.name === phasesOf[type].name)
