import type { ResponseBody } from '@spadestik/api-client'
import { describe, test } from 'vitest'
import { expectProblem } from './interaction/expectProblem'
import { expectResponse } from './interaction/expectResponse'
import { from } from './interaction/from'
import type { Reads } from './interaction/Reads'

const given = ['a paid user is signed in', 'reference data is there'] as const

const criterion = { id: true, name: true, typeId: true } as const
const phase = { id: true, name: true, icon: true } as const
/**
 * The parts of a project phase that the app reads. The index is not in `phase`, because `phase` also
 * describes procurement phases, and a cancelled procurement has a phase without an index.
 */
const projectPhase = { ...phase, index: true } as const
const named = { id: true, name: true } as const
const role = { ...named, itemTypes: [true] } as const

/**
 * The operations that return fixed data, such as countries, with the parts of each element that the app
 * reads.
 */
const lists: { [Id in ListOperation]: Reads<ResponseBody<Id>> } = {
  getCountries: [{ id: true, name: true, code: true }],
  getCriterionTypes: [
    {
      id: true,
      translationProperty: true,
      searchable: true,
      tailored: true,
      highlightedProject: true,
      highlightedProcurement: true,
      criteria: [{ ...criterion, children: [criterion, 'or none'] }],
    },
  ],
  getProcurementPhases: [phase],
  getProcurementTypes: [named],
  getProjectPhases: [projectPhase],
  getRoles: [role],
}

type ListOperation =
  | 'getCountries'
  | 'getCriterionTypes'
  | 'getProcurementPhases'
  | 'getProcurementTypes'
  | 'getProjectPhases'
  | 'getRoles'

test.each(Object.keys(lists) as ListOperation[])('[G06] [Z01] %s returns all', (operation) =>
  expectResponse({ operation, wants: 'all of the reference data', given, reads: lists[operation] }),
)

const entries = [
  ['getProcurementPhase', 'procurementPhaseId', phase],
  ['getProcurementType', 'procurementTypeId', named],
  ['getProjectPhase', 'projectPhaseId', projectPhase],
  ['getRole', 'roleId', role],
] as const

describe.each(entries)('%s', (operation, id, reads) => {
  test('[G06] [Z01] returns one', () =>
    expectResponse<typeof operation>({
      operation,
      wants: 'one of the reference data',
      given,
      request: { path: { id: from(id) } },
      reads,
    }))

  test('[G06] [Z03] gets 404 for one that does not exist', () =>
    expectProblem('notFound', {
      operation,
      wants: 'what does not exist',
      given: ['a paid user is signed in', 'there is no such thing'],
      request: { path: { id: from('missingId') } },
    }))
})
