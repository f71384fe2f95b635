import type { Schemas } from '@spadestik/api-client'
import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'

const phase: Schemas['ProcurementPhase'] = {
  id: 3,
  index: 2,
  name: 'Open',
  icon: 'mail-open',
  iconType: 'outline',
}

/** A signed-in user with everything. */
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

/** A procurement as a row, by its name. */
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

/** A list by its name and the procurements on it. */
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

/** Answers what every screen asks for; a test adds the answers that it is about. */
export const worker = setupWorker(
  http.get('/api/pa-users', () => HttpResponse.json(user)),
  http.get('/api/lists', () => HttpResponse.json([])),
  http.get('/api/criteria/criterion-types', () => HttpResponse.json([])),
  http.get('/api/translations/:id', () => HttpResponse.json({})),
  http.get('/api/project-phases', () => HttpResponse.json([phase])),
  http.get('/api/procurement-phases', () => HttpResponse.json([phase])),
  http.get('/api/procurement-types', () => HttpResponse.json([])),
  http.get('/api/countries', () => HttpResponse.json([])),
)
