import type { PartReader } from '../file/PartReader'
import type { RoleCode } from '../../reference/roles'
import { lengths } from '../release/lengths'
import type { BuildingContracts } from './periodsIn'

/** A reference to a party of a project. */
export interface PartyReference {
  readonly id: string | null
  readonly name: string | null
}

export interface Contracts extends BuildingContracts {
  /** The Open Contracting ids of the purchases. */
  readonly ocids: readonly string[]
  readonly suppliers: readonly (PartyReference & { readonly role: RoleCode })[]
}

const natures = new Set(['design', 'construction', 'supervision'])

/** Returns the role of a supplier by what is bought. */
function roleOf(nature: readonly string[]): RoleCode {
  if (nature.includes('construction'))
    return nature.includes('design') ? 'turnkeyContractor' : 'mainContractor'
  if (nature.includes('supervision')) return 'projectManager'
  return nature.includes('design') ? 'engineer' : 'supplier'
}

export const referenceIn = (part: PartReader): PartyReference => ({
  id: part.id('id'),
  name: part.text('name', lengths.company),
})

/** Reads the contracting processes of a project. */
export function contractsIn(project: PartReader): Contracts {
  const ocids = new Set<string>()
  const suppliers: (PartyReference & { role: RoleCode })[] = []
  const statuses: (string | null)[] = []
  for (const process of project.parts('contractingProcesses')) {
    const summary = process.part('summary')
    const ocid = summary?.id('ocid') ?? process.id('id')
    if (ocid === null) process.note('id', 'is missing, so the tender of this process is not known')
    else ocids.add(ocid)
    const nature = summary?.texts('nature') ?? []
    for (const unknown of nature.filter((one) => !natures.has(one)))
      summary?.note('nature', `"${unknown}" is no nature of a contract that is known`)
    if (nature.includes('construction')) statuses.push(summary?.text('status', 100) ?? null)
    for (const supplier of summary?.parts('suppliers') ?? [])
      suppliers.push({ ...referenceIn(supplier), role: roleOf(nature) })
  }
  return {
    ocids: [...ocids],
    suppliers,
    areCalledFor: statuses.includes('pre-award'),
    areAwarded: statuses.some((status) => status !== 'pre-award'),
  }
}
