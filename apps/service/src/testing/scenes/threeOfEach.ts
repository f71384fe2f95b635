import type { CompanyRecord } from '../../storage/records/CompanyRecord'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import type { ProjectRecord } from '../../storage/records/ProjectRecord'
import { companyRecord, procurementRecord, projectRecord, roleRecord } from './records'

/** The keys of the projects, procurements or companies that a search for `trekant` finds. */
export const threeKeys = ['trekant-first', 'trekant-second', 'trekant-third'] as const

const [first, second, third] = threeKeys

/** The values by which the items can be sorted. No two sort orders give the same sequence of items. */
const compared = {
  [first]: { budget: 30_000_000, published: '2026-10-02', lastUpdated: '2026-11-01', isPublic: false },
  [second]: { budget: 10_000_000, published: '2026-10-03', lastUpdated: '2026-11-02', isPublic: true },
  [third]: { budget: 20_000_000, published: '2026-10-01', lastUpdated: '2026-11-03', isPublic: false },
} as const

const own = {
  [first]: { name: 'Trekant B', phase: 'idea', added: '2026-10-12', role: 'builder' },
  [second]: { name: 'Trekant C', phase: 'tender', added: '2026-10-10', role: 'architect' },
  [third]: { name: 'Trekant A', phase: 'planning', added: '2026-10-11', role: 'engineer' },
} as const

const timesOf = (key: (typeof threeKeys)[number]) => ({
  published: `${compared[key].published}T08:00:00.000Z`,
  lastUpdated: `${compared[key].lastUpdated}T08:00:00.000Z`,
})

export const threeProjects: readonly ProjectRecord[] = threeKeys.map((key) =>
  projectRecord(key, {
    ...compared[key],
    ...timesOf(key),
    names: { da: own[key].name },
    phase: own[key].phase,
    roles: [roleRecord(first, { role: own[key].role, added: own[key].added })],
  }),
)

export const threeProcurements: readonly ProcurementRecord[] = threeKeys.map((key) =>
  procurementRecord(key, {
    ...compared[key],
    ...timesOf(key),
    names: { da: own[key].name },
    project: first,
  }),
)

export const threeCompanies: readonly CompanyRecord[] = threeKeys.map((key) =>
  companyRecord(key, { ...timesOf(key), name: own[key].name }),
)
