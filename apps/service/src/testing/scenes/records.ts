import type { CompanyRecord } from '../../storage/records/CompanyRecord'
import { unspecifiedMeasures } from '../../storage/records/MeasureValues'
import type { RoleRecord, WindowRecord } from '../../storage/records/itemParts'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import type { ProjectRecord } from '../../storage/records/ProjectRecord'

const place = {
  country: 'DK',
  address: 'Havnegade 12',
  postalCode: '8000',
  city: 'Aarhus C',
} as const

const shared = {
  ...place,
  language: 'da',
  inProgress: false,
  ...unspecifiedMeasures,
  currency: 'DKK',
  buildingStart: null,
  buildingEnd: null,
  municipality: null,
  region: null,
  isPublic: null,
  published: '2026-10-01T08:00:00.000Z',
  lastUpdated: '2026-11-01T08:00:00.000Z',
  criteria: [],
  roles: [],
  files: [],
  updates: [],
  phaseDates: [],
} as const

export function projectRecord(key: string, changes: Partial<ProjectRecord> = {}): ProjectRecord {
  const own = {
    description: null,
    phase: 'planning',
    floors: null,
    council: null,
    articles: [],
    parent: null,
  } as const
  return { ...shared, ...own, key, names: { da: `Projekt ${key}` }, ...changes }
}

export function procurementRecord(key: string, changes: Partial<ProcurementRecord> = {}): ProcurementRecord {
  const own = {
    summary: null,
    description: null,
    tenderText: null,
    phase: 'open',
    type: 'open',
    liable: null,
    provider: null,
    euNr: null,
    participation: null,
    offers: null,
    material: null,
    inquiry: null,
    announcements: [],
    project: null,
  } as const
  return { ...shared, ...own, key, names: { da: `Udbud ${key}` }, ...changes }
}

export function companyRecord(key: string, changes: Partial<CompanyRecord> = {}): CompanyRecord {
  const own = {
    name: `Firma ${key}`,
    language: 'da',
    description: null,
    cvr: null,
    phone: null,
    mail: null,
  } as const
  const { published, lastUpdated } = shared
  return { ...place, ...own, published, lastUpdated, key, link: null, logo: null, contacts: [], ...changes }
}

export function roleRecord(company: string, changes: Partial<RoleRecord> = {}): RoleRecord {
  const rest = {
    roleText: null,
    isWinner: false,
    note: null,
    contactPerson: null,
    noContactResponse: null,
  } as const
  return { company, role: 'builder', added: '2026-10-05', ...rest, ...changes }
}

export function windowUntil(to: string, changes: Partial<WindowRecord> = {}): WindowRecord {
  return { from: null, to, toTime: null, address: null, link: null, note: null, ...changes }
}
