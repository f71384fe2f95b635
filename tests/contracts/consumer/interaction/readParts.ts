import type { Schemas } from '@spadestik/api-client'
import { closed, named, type Reads } from './Reads'

/** The parts of a phase that the app reads. */
export const phase = { id: true, index: true, name: true, icon: true } as const satisfies Reads<
  Schemas['ProjectPhase']
>

/** The parts of a project that a result list shows. All of them must have a value. */
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

/** The parts of a procurement that a result list shows. All of them must have a value. */
export const procurementRow = {
  id: true,
  name: true,
  inProgress: true,
  phase,
  budget: true,
  currency: true,
  nextDeadline: true,
  buildingStart: true,
  place: true,
  liable: true,
  published: true,
  lastUpdated: true,
  lastUpdateDate: true,
  criteria: [{ typeId: true, criteria: [[true]] }],
} as const satisfies Reads<Schemas['ProcurementSummary']>

/** The parts of a company that a result list shows. All of them must have a value. */
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

/** The parts that the app reads of a company's role on an item. */
export const companyRole = {
  id: true,
  companyId: true,
  companyName: true,
  role: { id: true, name: true },
  added: true,
  note: true,
  contactPerson: { name: true, position: true, mail: true, phone: true },
} as const satisfies Reads<Schemas['CompanyRole']>

/** The parts of a file that the app reads. */
export const file = {
  id: true,
  name: true,
  extension: true,
  link: true,
  image: true,
} as const satisfies Reads<Schemas['File']>

/** The parts of a note that the app reads. */
export const note = {
  id: true,
  title: true,
  text: true,
  created: true,
  updated: true,
  createdBy: true,
  paUserIds: [true],
} as const satisfies Reads<Schemas['Note']>

/** The parts of an update (a published change of an item) that the app reads. */
export const update = { id: true, text: true, created: true, scrollId: true } as const satisfies Reads<
  Schemas['Update']
>

/** The parts of the user that the app reads. */
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

/** The user who is signed in. The response may have only properties that the contract has. */
export const user = closed(userParts) satisfies Reads<Schemas['User']>
