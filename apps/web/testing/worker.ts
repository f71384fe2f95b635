import type { Schemas } from '@spadestik/api-client'
import { setupWorker } from 'msw/browser'
import { answer, exampleHandler } from './answer'

const phase: Schemas['ProcurementPhase'] = {
  id: 3,
  index: 2,
  name: 'Open',
  icon: 'mail-open',
  iconType: 'outline',
}

/** A user with a paid subscription, which includes everything. */
export const user: Schemas['User'] = {
  id: 1,
  personId: 1,
  name: 'Anna Lund',
  email: 'anna@lund.example',
  phone: null,
  position: null,
  company: 'Lund & Søn',
  showPopups: false,
  product: { name: 'Complete', basic: false, companyEnabled: true, allowedProjectPhases: [1] },
}

export function procurement(id: number, name: string): Schemas['ProcurementSummary'] {
  return {
    id,
    name,
    inProgress: false,
    phase,
    budget: 48_000_000,
    currency: 'DKK',
    nextDeadline: null,
    buildingStart: null,
    buildingEnd: null,
    place: 'Skjern',
    liable: 'Vejdirektoratet',
    published: '2026-11-02',
    lastUpdated: '2026-11-18T09:12:00+01:00',
    lastUpdateDate: '2026-11-18',
    criteria: [],
    coverImage: null,
  }
}

export function list(id: number, name: string, procurements: number[]): Schemas['List'] {
  return {
    id,
    name,
    projects: [],
    procurements,
    companies: [],
    paUserIds: [1],
    mailTime: 'daily',
    budgetSum: null,
    currency: 'DKK',
    lastUpdated: null,
    lastSeen: null,
  }
}

const counted = (counts: { project: number; procurement: number }) => ({
  outsideProduct: [],
  outsideProductCount: 0,
  counts: { ...counts, company: 0 },
  foundCounts: { ...counts, company: 0 },
})

/** The items of a list that has nothing but these procurements. */
export const listedProcurements = (
  listId: number,
  procurements: Schemas['ProcurementSummary'][],
): Schemas['ListItems'] => ({
  listId,
  projects: [],
  procurements,
  companies: [],
  ...counted({ project: 0, procurement: procurements.length }),
})

/** The rows of hidden items, if nothing but these procurements is hidden. */
export const hiddenProcurements = (
  procurements: Schemas['ProcurementSummary'][],
): Schemas['HiddenItemDetails'] => ({
  projects: [],
  procurements,
  ...counted({ project: 0, procurement: procurements.length }),
})

/**
 * Mocks the requests of every screen. Requests that are not listed here get the example in the OpenAPI
 * contract.
 */
export const worker = setupWorker(
  answer('getCurrentUser', user),
  answer('createSession', user),
  answer('getLists', []),
  answer('getCriterionTypes', []),
  answer('getTranslations', {}),
  answer('getProjectPhases', [{ ...phase, index: 2 }]),
  answer('getProcurementPhases', [phase]),
  answer('getProcurementTypes', []),
  answer('getCountries', []),
  exampleHandler,
)
