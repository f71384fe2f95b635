import type { Schemas } from '@spadestik/api-client'
import { closed, named, type Reads } from './Reads'

/** What the app reads of a phase. */
export const phase = { id: true, index: true, name: true, icon: true } as const satisfies Reads<
  Schemas['ProjectPhase']
>

/** What a row shows of a project on which everything is known. */
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

/** What a row shows of a procurement on which everything is known. */
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

/** What a row shows of a company about which everything is known. */
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

/** What the app reads of a company's role in an item. */
export const companyRole = {
  id: true,
  companyId: true,
  companyName: true,
  role: { id: true, name: true },
  added: true,
  note: true,
  contactPerson: { name: true, position: true, mail: true, phone: true },
} as const satisfies Reads<Schemas['CompanyRole']>

/** What the app reads of a file. */
export const file = {
  id: true,
  name: true,
  extension: true,
  link: true,
  image: true,
} as const satisfies Reads<Schemas['File']>

/** What the app reads of a note. */
export const note = {
  id: true,
  title: true,
  text: true,
  created: true,
  updated: true,
  createdBy: true,
  paUserIds: [true],
} as const satisfies Reads<Schemas['Note']>

/** What the app reads of an update. */
export const update = { id: true, text: true, created: true, scrollId: true } as const satisfies Reads<
  Schemas['Update']
>

/** What the app reads of the user. */
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

/** The user, without anything that the contract does not know. */
export const user = closed(userParts) satisfies Reads<Schemas['User']>
