import type { Schemas } from '@spadestik/api-client'
import { closed, named, type Reads } from './Reads'

export const phase = { id: true, index: true, name: true, icon: true } as const satisfies Reads<
  Schemas['ProjectPhase']
>

/** The parts of a project that a result list shows. The pact requires that none of them is null. */
export const projectRow = {
  id: true,
  name: true,
  inProgress: true,
  phase,
  budget: true,
  currency: true,
  buildingStart: true,
  buildingEnd: true,
  place: true,
  builder: true,
  published: true,
  lastUpdated: true,
  lastUpdateDate: true,
  criteria: [{ typeId: true, criteria: [[true]] }],
  procurementCount: true,
} as const satisfies Reads<Schemas['ProjectSummary']>

export const procurementRow = {
  id: true,
  name: true,
  inProgress: true,
  phase,
  budget: true,
  currency: true,
  nextDeadline: true,
  nextDeadlineWindow: true,
  buildingStart: true,
  place: true,
  liable: true,
  published: true,
  lastUpdated: true,
  lastUpdateDate: true,
  criteria: [{ typeId: true, criteria: [[true]] }],
} as const satisfies Reads<Schemas['ProcurementSummary']>

export const companyRow = {
  id: true,
  companyName: true,
  cvr: true,
  address: true,
  postalCode: true,
  city: true,
  roleCount: true,
  lastUpdated: true,
  lastUpdateDate: true,
} as const satisfies Reads<Schemas['CompanySummary']>

export const companyRole = {
  id: true,
  companyId: true,
  companyName: true,
  role: { id: true, name: true },
  added: true,
  note: true,
  contactPerson: { name: true, position: true, mail: true, phone: true },
} as const satisfies Reads<Schemas['CompanyRole']>

export const file = {
  id: true,
  name: true,
  extension: true,
  link: true,
  image: true,
} as const satisfies Reads<Schemas['File']>

export const note = {
  id: true,
  title: true,
  text: true,
  created: true,
  updated: true,
  createdBy: true,
  paUserIds: [true],
  version: true,
} as const satisfies Reads<Schemas['Note']>

export const update = { id: true, text: true, created: true, scrollId: true } as const satisfies Reads<
  Schemas['Update']
>

export const userParts = {
  id: true,
  name: named('userName'),
  email: true,
  phone: true,
  position: true,
  company: true,
  showPopups: true,
  product: { name: true, basic: true, companyEnabled: true, allowedProjectPhases: [true] },
} as const satisfies Reads<Schemas['User']>

export const user = closed(userParts) satisfies Reads<Schemas['User']>
