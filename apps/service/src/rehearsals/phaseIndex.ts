import { procurementPhases } from '../reference/procurementPhases'
import { projectPhases } from '../reference/projectPhases'
import type { RehearsedFilters } from './rehearsedFilters'

export const phasesOf = {
  project: { name: 'projectPhases', all: projectPhases },
  procurement: { name: 'procurementPhases', all: procurementPhases },
} as const

export const phaseIndex = ({ type, filters }: Pick<RehearsedFilters, 'type' | 'filters'>): number =>
  type === 'company' ? -1 : filters.findIndex(({ asked }) => asked.name === phasesOf[type].name)
